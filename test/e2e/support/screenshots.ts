import sharp from 'sharp';

/**
 * Whether two screenshots differ by more than the rounding of the rasterizer.
 */
export const isDifferent = async (a: Buffer, b: Buffer): Promise<boolean> => {
  const [one, other] = await Promise.all(
    [a, b].map((image) => sharp(image).raw().toBuffer()),
  );
  return (
    one?.some((value, i) => Math.abs(value - (other?.[i] ?? 0)) > 16) ?? false
  );
};

import { useEffect, useRef, useState } from 'react';
import type { Frame } from './frames';

interface Props {
  /** The document of the shop, with its script. */
  readonly shop: string;
  readonly frame: Frame;
}

const WIDTHS = [390, 768, 1280];

/** The page of the shop in a state: a document of its own, as wide as a device and scaled to the space there is. */
export const ShopPage = ({ shop, frame }: Props) => {
  const { state, url } = frame;
  const page = useRef<HTMLIFrameElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(1280);
  const [isLoaded, setLoaded] = useState(false);
  const [size, setSize] = useState({ width: 1280, height: 800 });

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    if (pane.current) observer.observe(pane.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isLoaded) return undefined;
    // One update for each animation frame at most.
    const request = requestAnimationFrame(() => page.current?.contentWindow?.showState?.(state));
    return () => cancelAnimationFrame(request);
  }, [isLoaded, state]);

  const scale = Math.min(1, size.width / width);
  return (
    <section aria-label="Page" className="page" aria-busy={!isLoaded}>
      <p>
        <code>{url}</code>
        <label>
          Width{' '}
          <select value={width} onChange={({ target }) => setWidth(Number(target.value))}>
            {WIDTHS.map((each) => (
              <option key={each} value={each}>
                {each} px
              </option>
            ))}
          </select>
        </label>
      </p>
      <div ref={pane} className="pane">
        <iframe
          ref={page}
          title="The shop"
          srcDoc={shop}
          onLoad={() => setLoaded(true)}
          style={{ width, height: size.height / scale, scale: String(scale) }}
        />
      </div>
    </section>
  );
};

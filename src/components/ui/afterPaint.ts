/** Does something once what stands now is drawn: a press is answered before the work that it makes. */
export const afterPaint = (work: () => void): void => void requestAnimationFrame(() => setTimeout(work));

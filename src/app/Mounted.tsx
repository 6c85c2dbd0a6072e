import { useEffect } from 'react';

interface Props {
  readonly onMounted: () => void;
}

/** Reports that its siblings inside a Suspense boundary are mounted or hydrated. */
export const Mounted = ({ onMounted }: Props) => {
  useEffect(onMounted, [onMounted]);
  return null;
};

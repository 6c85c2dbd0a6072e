import { useState, type ComponentType } from 'react';
import styled from 'styled-components';
import type { ProductSummary, Size } from '../../domain/product';
import { space, text } from '../../styles/theme';
import { TextButton } from '../ui/Button';
import { Disclosure } from '../ui/Disclosure';

export interface SizeGuideContent {
  readonly product: ProductSummary;
  readonly chosen: Size | null;
}

interface Props extends SizeGuideContent {
  readonly load: () => Promise<ComponentType<SizeGuideContent>>;
}

/** Loads its content when it is opened, and again after a failure. */
export const SizeGuideDisclosure = ({ load, product, chosen }: Props) => {
  const [Content, setContent] = useState<ComponentType<SizeGuideContent>>();
  const [hasFailed, setFailed] = useState(false);

  const onOpen = () => {
    setFailed(false);
    load().then(
      (component) => setContent(() => component),
      () => setFailed(true),
    );
  };

  return (
    <Disclosure label="Size guide" Button={GuideButton} onOpen={onOpen}>
      {Content && <Content product={product} chosen={chosen} />}
      {hasFailed && <p role="alert">The size guide could not be loaded. Close and open it to try again.</p>}
    </Disclosure>
  );
};

const GuideButton = styled(TextButton)`
  margin-block: calc(-1 * ${space.m}) calc(-1 * ${space.s});
  font-size: ${text.small};
`;

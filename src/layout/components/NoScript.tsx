import styled from 'styled-components';
import { frame, space } from '../../styles/theme';

/**
 * Only prerendered pages have the text: in a browser React does not render the
 * children of `noscript`.
 */
export const NoScript = () => (
  <noscript>
    <Sentence>
      The controls and the forms of this shop need JavaScript, which is off in
      this browser.
    </Sentence>
  </noscript>
);

const Sentence = styled.p`
  ${frame}
  padding-block: ${space.m};
`;

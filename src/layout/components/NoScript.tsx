import styled from 'styled-components';
import { frame, space } from '../../styles/theme';

/** Only in prerendered pages: React renders no children of it in a browser. */
export const NoScript = () => (
  <noscript>
    <Sentence>
      Search, filters, the cart and the forms of this shop need JavaScript,
      which is off in this browser.
    </Sentence>
  </noscript>
);

const Sentence = styled.p`
  ${frame}
  padding-block: ${space.m};
`;

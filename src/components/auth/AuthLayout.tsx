import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Scene } from '../../domain/pictures';
import { isWider, space, wider } from '../../styles/theme';
import { Page } from '../ui/Page';
import { ScenePicture } from '../ui/ScenePicture';

interface Props {
  readonly scene: Scene;
  readonly children: ReactNode;
}

/** A form, and on a wide screen a single picture beside it. */
export const AuthLayout = ({ scene, children }: Props) => (
  <Page>
    <Columns>
      <div>{children}</div>
      <Picture>
        <ScenePicture scene={scene} sizes={`${isWider.tablet} 44vw, 0px`} />
      </Picture>
    </Columns>
  </Page>
);

const Columns = styled.div`
  ${wider.tablet} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space.xl};
    align-items: center;
  }
`;

const Picture = styled.div`
  display: none;

  ${wider.tablet} {
    display: block;
  }
  img {
    max-height: 720px;
  }
`;

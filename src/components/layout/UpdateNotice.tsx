import styled from 'styled-components';
import { space, text } from '../../styles/theme';
import { TextButton } from '../ui/Button';

interface Props {
  /** Whether a newer shop is ready to be taken. */
  readonly renewed: boolean;
  readonly onReload: () => void;
}

/** Says that the shop has been renewed, and offers to take it. Empty it waits, so that it is heard when it speaks. */
export const UpdateNotice = ({ renewed, onReload }: Props) => (
  <Notice role="status">
    {renewed && (
      <>
        The shop has been renewed.{' '}
        <TextButton type="button" onClick={onReload}>
          Reload
        </TextButton>
      </>
    )}
  </Notice>
);

const Notice = styled.p`
  font-size: ${text.small};

  &:not(:empty) {
    margin-block-start: ${space.xl};
  }
`;

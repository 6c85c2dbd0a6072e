import styled from 'styled-components';
import { widerThan } from '../../../styles/mixins';
import { t } from '../../../texts/t';
import { Checkbox } from '../../../ui/Checkbox';
import { ChoiceForm } from '../../../ui/ChoiceForm';

interface Props {
  isClothShown: boolean;
  onSelect: (isClothShown: boolean) => void;
}

/** Whether the list shows its products by their cloth. */
export const ClothChoice = ({ isClothShown, onSelect }: Props) => (
  <ChoiceForm>
    <Choice>
      <Checkbox
        checked={isClothShown}
        onChange={({ target }) => onSelect(target.checked)}
      >
        <span>{t('Show the cloth')}</span>
      </Checkbox>
    </Choice>
  </ChoiceForm>
);

const Choice = styled.div`
  margin-inline-start: auto;
  white-space: nowrap;
  @media ${widerThan.tablet} { flex: none; align-self: center; margin: 0; }
`;

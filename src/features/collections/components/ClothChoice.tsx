import styled from 'styled-components';
import { underline, widerThan } from '../../../styles/mixins';
import { t } from '../../../texts/t';
import { ChoiceForm, InvisibleRadio } from '../../../ui/ChoiceForm';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

interface Props {
  isClothShown: boolean;
  onSelect: (isClothShown: boolean) => void;
}

/** Whether the list shows its products by their garments or by their cloth. */
export const ClothChoice = ({ isClothShown, onSelect }: Props) => (
  <ChoiceForm>
    <Fieldset>
      <VisuallyHidden as="legend">{t('Show')}</VisuallyHidden>
      <Option>
        <Radio
          name="show"
          checked={!isClothShown}
          onChange={() => onSelect(false)}
        />
        <span>{t('Garments')}</span>
      </Option>
      <Option>
        <Radio
          name="show"
          checked={isClothShown}
          onChange={() => onSelect(true)}
        />
        <span>{t('Cloth')}</span>
      </Option>
    </Fieldset>
  </ChoiceForm>
);

const Fieldset = styled.fieldset`
  position: relative;
  display: flex;
  gap: var(--space-m);
  margin-inline-start: auto;
  @media ${widerThan.tablet} { flex: none; margin: 0; }
`;

const Option = styled.label`
  position: relative;
  display: grid;
  align-items: center;
  min-width: 44px;
  min-height: 44px;
  cursor: pointer;
  &:last-child { justify-items: end; }
  @media (hover: hover) { &:hover span { ${underline} } }
`;

const Radio = styled(InvisibleRadio)`
  & + span { color: var(--ink-soft); }
  &:checked + span { ${underline} color: var(--ink); }
`;

import styled from '@emotion/styled'
import { Icon } from '../../../src/ui/art/icons/Icon'
import { caretDown, flask } from '../../../src/ui/art/icons/icons'
import type { PayAnswer } from './openPayPage'
import { PayButton, paper } from './payStyles'
import type { PayTexts } from './payTexts'

interface OutcomesProps {
  t: PayTexts
  disabled: boolean
  onAnswer: (answer: PayAnswer) => void
  onLeave: () => void
}

/** What can go wrong at a provider, for testers. */
export function Outcomes({ t, disabled, onAnswer, onLeave }: OutcomesProps) {
  const outcomes = ['refuse', 'late', 'lost'] as const
  return (
    <Root>
      <summary>
        <Icon of={flask} size={16} />
        {t('testers')}
        <Icon of={caretDown} size={14} />
      </summary>
      <Grid>
        {outcomes.map((outcome) => (
          <PayButton key={outcome} data-look="quiet" disabled={disabled} onClick={() => onAnswer(outcome)}>
            {t(outcome)}
          </PayButton>
        ))}
        <PayButton data-look="quiet" disabled={disabled} onClick={onLeave}>
          {t('close')}
        </PayButton>
      </Grid>
    </Root>
  )
}

const Root = styled.details`
  margin-block-start: 10px;
  padding-block-start: 8px;
  border-block-start: 1px solid ${paper.line};
  summary {
    display: flex;
    gap: 8px;
    align-items: center;
    min-block-size: 44px;
    font-weight: 600;
    cursor: pointer;
  }
`
const Grid = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
`

import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { JackpotStore } from '../../../stores/jackpot/JackpotStore'
import { useFeature } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { usePrize } from '../usePrize'
import { OddsTable } from './OddsTable'

/** Odds, rules and fairness of the draw. */
export const RulesText = observer(function RulesText() {
  const { figures, info, infoState, odds } = useFeature(JackpotStore)
  const { t } = useTranslation()
  const { money } = usePrize()
  // The odds come first, so wait for them.
  if (!odds && (infoState === 'idle' || infoState === 'loading')) return <Skeleton blockSize="60rem" />
  return (
    // One element, so that the scroll area observes its growth.
    <div>
      {odds && <OddsTable odds={odds} />}
      <Rules>
        <li>{t('jackpot.rules.chance')}</li>
        <li>{t('jackpot.rules.draw')}</li>
        <li>{t('jackpot.rules.wheel')}</li>
        <li>{t('jackpot.rules.pool')}</li>
        {figures.shown && <li>{t('jackpot.rules.indicative', { total: money(figures.shown.total) })}</li>}
        {info?.commitment && (
          <li>
            {t('jackpot.rules.fair')}
            <Print>
              {t('jackpot.rules.fingerprint')}
              <code>{info.commitment}</code>
            </Print>
          </li>
        )}
        <li>{t('jackpot.rules.age')}</li>
      </Rules>
    </div>
  )
})

const Rules = styled.ol`
  display: grid;
  gap: ${theme.space[3]};
  margin-block: ${theme.space[5]} 0;
  padding-inline-start: ${theme.space[5]};
  list-style: decimal;
  ${theme.type.bodyMd};
`

const Print = styled.span`
  display: grid;
  margin-block-start: ${theme.space[1]};
  ${theme.type.labelSm};
  color: ${theme.color.text.secondary};
  code {
    font-family: inherit;
    overflow-wrap: anywhere;
    color: ${theme.color.text.primary};
  }
`

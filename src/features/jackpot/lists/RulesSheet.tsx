import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { useFeature, useStores } from '../../../stores/core/react'
import { JackpotStore } from '../../../stores/jackpot/JackpotStore'
import { theme } from '../../../theme/theme'
import { Sheet } from '../../../ui/overlays/Sheet'
import { BubblePlaces } from '../bubble/BubblePlaces'
import { usePrize } from '../usePrize'
import { OddsTable } from './OddsTable'

/** Rules, odds and fairness of the draw. */
export const RulesSheet = observer(function RulesSheet({ onClose }: { onClose: () => void }) {
  const { figures, info, odds } = useFeature(JackpotStore)
  const { session } = useStores()
  const { t } = useTranslation()
  const { money } = usePrize()
  return (
    <Sheet open onClose={onClose} title={t('jackpot.rules.title')} closeLabel={t('jackpot.close')}>
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
      {odds && <OddsTable odds={odds} />}
      {session.signedIn && <BubblePlaces />}
    </Sheet>
  )
})

const Rules = styled.ol`
  display: grid;
  gap: ${theme.space[3]};
  margin-block: 0 ${theme.space[5]};
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
    overflow-wrap: anywhere;
    color: ${theme.color.text.primary};
  }
`

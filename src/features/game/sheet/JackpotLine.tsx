import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { JackpotInfoStore } from '../../../stores/jackpot/JackpotInfoStore'
import { useFeature } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { TextLink } from '../../../ui/actions/TextLink'

/** What a game's jackpot badge means: its bets grow the jackpots, which are won elsewhere. */
export const JackpotLine = observer(function JackpotLine({ onOdds }: { onOdds: (() => void) | undefined }) {
  const jackpot = useFeature(JackpotInfoStore)
  const { t, i18n } = useTranslation()
  useEffect(() => jackpot.subscribe(), [jackpot])
  const { shown } = jackpot.figures
  return (
    <div>
      <dt>{t('game.jackpot')}</dt>
      <dd>
        <Mega>{shown ? formatCents(shown.mega, i18n.language) : '–'}</Mega>
        <p>{t('game.jackpot.grow')}</p>
        {onOdds && (
          <TextLink to="/activity/jackpot?list=rules" chevron onClick={onOdds}>
            {t('game.jackpot.odds')}
          </TextLink>
        )}
      </dd>
    </div>
  )
})

const Mega = styled.bdi`
  ${theme.type.numMd};
  color: ${theme.color.tier.mega.text};
`

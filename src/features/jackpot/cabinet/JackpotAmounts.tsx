import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { JackpotStore } from '../../../stores/jackpot/JackpotStore'
import { useFeature, useStores } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { IconButton } from '../../../ui/actions/IconButton'
import { Icon } from '../../../ui/art/icons/Icon'
import { crownFill, pause, play, speakerOff, speakerOn } from '../../../ui/art/icons/icons'
import { SplitFlap } from '../../../ui/art/jackpot/SplitFlap'
import { TierTile } from '../../../ui/art/jackpot/TierTile'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'
import { usePrize } from '../usePrize'

const SMALL = ['major', 'minor', 'mini'] as const

/** The four jackpots: indicative figures that change every 6 s and can be paused (spec §9). */
export const JackpotAmounts = observer(function JackpotAmounts() {
  const { figures } = useFeature(JackpotStore)
  const { prefs } = useStores()
  const { t } = useTranslation()
  const { money } = usePrize()
  const { shown, paused } = figures
  const amount = (name: 'mega' | (typeof SMALL)[number]) => (shown ? money(shown[name]) : '–')
  return (
    <section aria-label={t('jackpot.amounts')}>
      <Mega>
        <Icon of={crownFill} size={16} />
        {t('jackpot.mega')}
      </Mega>
      <SplitFlap value={shown ? amount('mega') : '--,---.--'} />
      <VisuallyHidden>{amount('mega')}</VisuallyHidden>
      <Tiers>
        {SMALL.map((tier) => (
          <TierTile key={tier} tier={tier} label={t(`jackpot.${tier}`)} value={amount(tier)} />
        ))}
      </Tiers>
      <Note data-minor>
        <IconButton
          of={prefs.sound ? speakerOn : speakerOff}
          label={t(prefs.sound ? 'jackpot.sound.off' : 'jackpot.sound.on')}
          size={16}
          onClick={() => prefs.setSound(!prefs.sound)}
        />
        <span>{t('jackpot.indicative')}</span>
        <IconButton
          of={paused ? play : pause}
          label={t(paused ? 'jackpot.indicative.play' : 'jackpot.indicative.pause')}
          size={12}
          onClick={() => figures.togglePaused()}
        />
      </Note>
    </section>
  )
})

const Mega = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  margin-block-end: 5px;
  font-family: ${theme.font.display};
  font-size: 0.875rem;
  font-weight: 700;
  letter-spacing: 0.04em;
  text-transform: uppercase;
  color: ${theme.color.tier.mega.text};
`

const Tiers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 4.5rem), 1fr));
  gap: ${theme.space[2]};
  margin-block-start: ${theme.space[3]};
  /* Too narrow for three columns: stack them. */
  @container (max-width: 14.5rem) {
    grid-template-columns: minmax(0, 1fr);
    & > [data-tier] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      padding-inline: ${theme.space[3]};
      /* In one line, also in large text. */
      & > span {
        font-size: min(0.75rem, 7.5cqi);
      }
      & > b {
        font-size: min(0.875rem, 10cqi);
      }
    }
  }
`

const Note = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-block: 0 -10px;
  ${theme.type.labelSm};
  color: ${theme.color.text.secondary};
  text-align: center;
`

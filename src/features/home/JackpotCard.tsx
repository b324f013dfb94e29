import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatCents } from '../../domain/money'
import { useTranslation } from '../../i18n'
import { useJackpotTap } from '../../stores/activity/useJackpotTap'
import { useFeature } from '../../stores/core/react'
import { JackpotInfoStore } from '../../stores/jackpot/JackpotInfoStore'
import { foilText, frame, surface } from '../../theme/mixins'
import { theme } from '../../theme/theme'
import { Art } from '../../ui/art/Art'
import { Icon } from '../../ui/art/icons/Icon'
import { crownFill } from '../../ui/art/icons/icons'
import { TierTile } from '../../ui/art/jackpot/TierTile'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden'

const SMALL = ['major', 'minor', 'mini'] as const

/** The four jackpots; a tap opens the cabinet, or login for visitors. */
export const JackpotCard = observer(function JackpotCard() {
  const jackpot = useFeature(JackpotInfoStore)
  const { t, i18n } = useTranslation()
  const open = useJackpotTap(useNavigate())
  useEffect(() => jackpot.watch(), [jackpot])
  if (!open) return null
  const figures = jackpot.figures.shown
  const money = (name: 'mega' | (typeof SMALL)[number]) => (figures ? formatCents(figures[name], i18n.language) : '–')
  return (
    <Root type="button" data-tap="jackpot" onClick={open}>
      <VisuallyHidden>{t('home.jackpot.open')}</VisuallyHidden>
      <Head>
        <span>
          <Mega>
            <Icon of={crownFill} size={18} />
            {t('home.jackpot.title')}
          </Mega>
          <Amount>{figures ? money('mega') : <Skeleton inlineSize="7.5em" blockSize="1lh" />}</Amount>
        </span>
        <Art name="crown" size={52} eager />
      </Head>
      <Tiers>
        {SMALL.map((tier) => (
          <TierTile key={tier} tier={tier} label={t(`home.jackpot.${tier}`)} value={money(tier)} />
        ))}
      </Tiers>
    </Root>
  )
})

const Root = styled.button`
  ${surface};
  ${frame};
  display: grid;
  gap: ${theme.space[3]};
  align-content: center;
  min-block-size: 136px;
  padding: ${theme.space[3]} ${theme.space[4]};
  border: 0;
  border-radius: ${theme.radius.lg};
  color: ${theme.color.text.primary};
  text-align: start;
  cursor: pointer;
`

const Head = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  /* The figure matters more: the crown shrinks first. */
  > span {
    flex: none;
    max-inline-size: 100%;
  }
  > img {
    min-inline-size: 0;
    object-fit: contain;
  }
`

const Mega = styled.span`
  ${theme.type.titleSm};
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${theme.color.tier.mega.text};
  font-size: 0.8125rem;
  text-transform: uppercase;
`

const Amount = styled.span`
  ${theme.type.numJackpot};
  ${foilText};
  display: block;
`

const Tiers = styled.span`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 4.5rem), 1fr));
  gap: ${theme.space[2]};
`

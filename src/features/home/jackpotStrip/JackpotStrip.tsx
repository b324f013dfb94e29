import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { type CSSProperties, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslation } from '../../../i18n'
import { JackpotInfoStore } from '../../../stores/jackpot/JackpotInfoStore'
import { useFeature, useStores } from '../../../stores/react/stores'
import { useJackpotTap } from '../../../stores/react/useJackpotTap'
import { foilText, frame, surface } from '../../../theme/mixins'
import { theme } from '../../../theme/theme'
import { Icon } from '../../../ui/art/icons/Icon'
import { crownFill } from '../../../ui/art/icons/icons'
import { RedDot } from '../../../ui/feedback/RedDot'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'
import { useJackpotMoney } from './useJackpotMoney'

const SMALL = ['major', 'minor', 'mini'] as const

/** The four jackpots and the way to a spin: the lobby's only hint of it. */
export const JackpotStrip = observer(function JackpotStrip() {
  const jackpot = useFeature(JackpotInfoStore)
  const money = useJackpotMoney()
  const { drawWaits } = useStores()
  const { t } = useTranslation()
  const open = useJackpotTap(useNavigate())
  useEffect(() => jackpot.subscribe(), [jackpot])
  if (!open) return null
  const mega = money('mega')
  return (
    <Root type="button" data-tap="jackpot" onClick={open}>
      <VisuallyHidden>{t('home.jackpot.open')}</VisuallyHidden>
      <Figure style={fitting(mega)}>
        <Mega>
          <Icon of={crownFill} size={14} />
          {t('home.jackpot.title')}
        </Mega>
        <Amount>{mega ?? <Skeleton inlineSize="7.5em" blockSize="1lh" />}</Amount>
      </Figure>
      <Way>
        {t(drawWaits ? 'home.banner.spin' : 'home.jackpot.get')}
        {drawWaits && <RedDot label={t('nav.ready')} />}
      </Way>
      <Tiers>
        {SMALL.map((tier) => (
          <span key={tier} style={{ color: theme.color.tier[tier].text }}>
            {t(`home.jackpot.${tier}`)} <b>{money(tier) ?? '–'}</b>
          </span>
        ))}
      </Tiers>
    </Root>
  )
})

/** Long amounts shrink, they are never truncated. React's type has no custom properties. */
const fitting = (amount: string | null) =>
  amount ? ({ '--fit': `${Math.round(1470 / amount.length) / 10}cqi` } as CSSProperties) : undefined

const Root = styled.button`
  ${surface};
  ${frame};
  display: flex;
  /* For large text. */
  flex-wrap: wrap;
  align-items: center;
  align-content: center;
  gap: 6px ${theme.space[3]};
  min-block-size: 88px;
  padding: ${theme.space[2]};
  border-radius: ${theme.radius.lg};
  color: ${theme.color.text.primary};
  text-align: start;
  @media (min-width: 22em) {
    padding-inline: ${theme.space[3]};
  }
  ${theme.media.desktop} {
    padding-inline: ${theme.space[4]};
  }
`

const Figure = styled.span`
  flex: 8rem;
  container-type: inline-size;
  /* In a narrow column the amount has the line to itself. */
  ${theme.media.wide} {
    flex-basis: 12rem;
  }
`

const Mega = styled.span`
  ${theme.type.labelSm};
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  font-size: min(${theme.type.labelSm.fontSize}, 8cqi);
  color: ${theme.color.tier.mega.text};
  font-family: ${theme.font.display};
  text-transform: uppercase;
`

const Amount = styled.span`
  ${theme.type.numJackpot};
  ${foilText};
  display: block;
  font-size: min(1.6875rem, var(--fit, 14.7cqi));
  /* The same height for every length. */
  line-height: 2rem;
  white-space: nowrap;
  ${theme.media.desktop} {
    font-size: min(2.25rem, var(--fit, 14.7cqi));
    line-height: 2.75rem;
  }
`

const Way = styled.span`
  ${theme.media.wide} {
    flex: 1;
  }
  --dot-block: 1px;
  --dot-inline: 6px;
  position: relative;
  ${theme.type.labelMd};
  min-inline-size: 6.75rem;
  padding: 12px 14px;
  text-align: center;
  border-radius: ${theme.radius.pill};
  color: ${theme.color.accent.softText};
  background: ${theme.color.accent.soft};
  box-shadow: inset 0 0 0 1px;
  /* A long label takes two lines, not a row of its own. */
  @media (max-width: 22em) {
    inline-size: min-content;
  }
`

const Tiers = styled.span`
  ${theme.type.labelSm};
  flex: 100%;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[1]};
  padding-block-start: 6px;
  border-block-start: 1px solid ${theme.color.border.subtle};
  font-variant-numeric: tabular-nums;
  /* Columns, so that no word moves when its amount is known. */
  > * {
    flex: 5.1rem;
  }
  > :first-of-type {
    flex: 1.3 6.1rem;
  }
  > :last-of-type {
    flex: 0.9 4.2rem;
  }
  ${theme.media.desktop} {
    > :is(*, :first-of-type, :last-of-type) {
      flex: 1 0 0;
    }
  }
  b {
    color: ${theme.color.text.primary};
    ${theme.media.wide} {
      display: block;
    }
  }
`

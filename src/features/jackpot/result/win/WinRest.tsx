import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import type { DrawResult } from '../../../../contract/jackpot'
import type { Jackpot } from '../../../../domain/jackpot/wheel'
import { useTranslation } from '../../../../i18n'
import { JackpotStore } from '../../../../stores/jackpot/JackpotStore'
import { useFeature, useStores } from '../../../../stores/react/stores'
import { foilText } from '../../../../theme/mixins'
import { theme } from '../../../../theme/theme'
import { Button } from '../../../../ui/actions/Button'
import { ButtonLink } from '../../../../ui/actions/ButtonLink'
import { Art } from '../../../../ui/art/Art'
import { amountSize } from '../../../../ui/art/jackpot/AmountPlate'
import { Nickname } from '../../../../ui/data/Nickname'
import { prizeSymbol } from '../../prizeSymbol'
import { useFormatDateTime } from '../../useFormatDateTime'
import { usePrize } from '../../usePrize'
import { BalanceSum } from './BalanceSum'
import { ShareWin } from './ShareWin'

interface WinRestProps {
  drawn: DrawResult
  jackpot: Jackpot | null
  onRecord: () => void
}

/** The last beat: the exact amount, the balance it went to, and the picture to share. */
export const WinRest = observer(function WinRest({ drawn, jackpot, onRecord }: WinRestProps) {
  const { spin } = useFeature(JackpotStore)
  const { member, platform } = useStores()
  const { t } = useTranslation()
  const { kind, money } = usePrize()
  const when = useFormatDateTime()
  const [at] = useState(() => platform.clock.now())
  const amount = money(drawn.bonus)
  const heading = useRef<HTMLDivElement>(null)
  // The Skip button is gone, and the focus with it.
  useEffect(() => heading.current?.focus(), [])
  const close = () => spin.dismiss()
  return (
    <Root data-testid="jackpot-amount">
      <div ref={heading} tabIndex={-1}>
        <Art name={prizeSymbol(drawn.propId, 0)} size={88} eager />
        <Tier>{kind(drawn.propId)}</Tier>
        <Amount style={{ fontSize: amountSize(amount, 100) }}>
          <bdi translate="no">{amount}</bdi>
        </Amount>
        {member.info?.nickname && (
          <Winner>
            <Nickname>{member.info.nickname}</Nickname>
          </Winner>
        )}
        <small>{when(at)}</small>
      </div>
      <BalanceSum prize={drawn.bonus} label={kind(drawn.propId)} />
      <ShareWin drawn={drawn} jackpot={jackpot} amount={amount} at={at} />
      <Button wide size="lg" variant="secondary" onClick={close}>
        {t('jackpot.win.done')}
      </Button>
      <Links>
        <ButtonLink variant="ghost" to="/wallets?name=withdraw" onClick={close}>
          {t('jackpot.win.withdraw')}
        </ButtonLink>
        <Button
          variant="ghost"
          onClick={() => {
            close()
            onRecord()
          }}
        >
          {t('jackpot.win.record')}
        </Button>
      </Links>
    </Root>
  )
})

const { color, font, media, motion, space, type } = theme

const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: center;
  gap: ${space[3]};
  min-block-size: 100dvh;
  max-inline-size: 440px;
  margin-inline: auto;
  padding: ${space[12]} ${space[4]} ${space[6]};
  container-type: inline-size;
  text-align: center;
  /* The length of the fade is the same with reduced motion: nothing moves in it. */
  @keyframes rest {
    from {
      opacity: 0;
    }
  }
  animation: rest 600ms ${motion.easing.standard};
  & > div:first-of-type {
    display: grid;
    justify-items: center;
    inline-size: 100%;
    &:focus {
      outline: none;
    }
  }
  & small {
    ${type.bodyMd};
    color: ${color.text.secondary};
  }
  ${media.tablet} {
    gap: ${space[4]};
  }
  /* Done stays in sight on the smallest phone. */
  @media (max-height: 42em) {
    gap: ${space[2]};
    padding-block: ${space[4]} ${space[2]};
    & img {
      block-size: 48px;
      inline-size: 48px;
    }
  }
  /* As in the beats before. */
  @media (min-width: 64em) and (min-height: 56em) {
    zoom: 1.15;
    min-block-size: calc(100dvh / 1.15);
  }
`

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
`

const Tier = styled.b`
  ${type.labelMd};
  margin-block-start: ${space[2]};
  letter-spacing: 0.04em;
  text-transform: uppercase;
`

const Amount = styled.strong`
  ${foilText};
  font-family: ${font.display};
  line-height: 1.25;
  font-weight: 800;
  letter-spacing: -0.03em;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

const Winner = styled.strong`
  ${type.titleLg};
  overflow-wrap: anywhere;
`

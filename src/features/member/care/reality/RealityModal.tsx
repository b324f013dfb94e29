import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { timeToName } from '../../../../domain/care/reality'
import { cents } from '../../../../domain/money'
import { useTranslation } from '../../../../i18n'
import { RealityStore } from '../../../../stores/game/RealityStore'
import { useFeature, useStores } from '../../../../stores/react/stores'
import type { Modals } from '../../../../stores/shell/modals'
import { theme } from '../../../../theme/theme'
import { Button } from '../../../../ui/actions/Button'
import { ButtonLink } from '../../../../ui/actions/ButtonLink'
import { Art } from '../../../../ui/art/Art'
import { Money } from '../../../../ui/money/Money'
import { Dialog } from '../../../../ui/overlays/Dialog'

/** A thumb may still be on its way to the game's button, ms. */
const GUARD = 500

/** What was won and lost in this session, and two equal ways on; nothing counts down. */
export const RealityModal = observer(function RealityModal(props: Modals['reality']) {
  const reality = useFeature(RealityStore)
  const { modals, platform } = useStores()
  const { t, i18n } = useTranslation()
  const { clock } = platform
  const [shownAt] = useState(() => clock.elapsed())
  const isTooEarly = () => clock.elapsed() - shownAt < GUARD
  const close = () => {
    if (isTooEarly()) return
    reality.answer()
    modals.close('reality')
  }
  /** Links leave the game, and the dialog with it. */
  const leave = (event: MouseEvent) => (isTooEarly() ? event.preventDefault() : reality.answer())
  const { sessionBet, sessionWin, sessionRounds, seconds, minutes, roundWaits } = props
  const { unit, count } = timeToName(seconds, minutes)
  return (
    <Dialog
      open
      onClose={close}
      title={unit === 'hours' ? t('reality.hours', { count }) : t('reality.minutes', { count })}
      closeLabel={t('action.close')}
      art={<Art name="watch" size={56} />}
      actions={
        <>
          <ButtonLink wide size="lg" to="/member/play?open=timeout" onClick={leave}>
            {t('reality.break')}
          </ButtonLink>
          <Button wide size="lg" variant="secondary" onClick={close}>
            {t('reality.play')}
          </Button>
        </>
      }
    >
      <Root>
        <p>{roundWaits ? t('reality.waits') : t('reality.paid')}</p>
        <dl>
          <Row label={t('reality.won')}>
            <Money cents={sessionWin} locale={i18n.language} />
          </Row>
          <Row
            label={sessionRounds === undefined ? t('reality.bet') : t('reality.bet.rounds', { count: sessionRounds })}
          >
            <Money cents={sessionBet} locale={i18n.language} />
          </Row>
          <Row label={t('reality.session')}>
            <Money cents={cents(sessionWin - sessionBet)} locale={i18n.language} signed />
          </Row>
        </dl>
        <Links>
          <ButtonLink variant="ghost" to="/member/report?days=today" onClick={leave}>
            {t('reality.rounds')}
          </ButtonLink>
          <ButtonLink variant="ghost" to="/member/play" onClick={leave}>
            {t('reality.limit')}
          </ButtonLink>
        </Links>
        <p>{t('reality.next', { count: minutes })}</p>
      </Root>
    </Dialog>
  )
})

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const { color, space, type } = theme

const Root = styled.div`
  ${type.labelSm};
  display: grid;
  gap: ${space[3]};
  color: ${color.text.secondary};
  p {
    margin: 0;
    text-align: center;
  }
  dl {
    margin: 0;
    padding: 0 ${space[4]};
    border-radius: ${theme.radius.md};
    background: ${color.bg.inset};
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[3]};
    align-items: center;
    justify-content: space-between;
    padding-block: ${space[3]};
  }
  dl > div + div {
    border-block-start: 1px solid ${color.border.subtle};
  }
  dd {
    ${type.numMd};
    margin: 0;
    color: ${color.text.primary};
  }
  dl > div:last-of-type {
    color: ${color.text.primary};
  }
  dl > div:last-of-type dd {
    ${type.numLg};
    font-size: 1.75rem;
  }
`

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
`

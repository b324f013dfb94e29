import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { hoursAndMinutes } from '../../../domain/care/breaks'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/core/react'
import type { Modals } from '../../../stores/shell/modals'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { ButtonLink } from '../../../ui/actions/ButtonLink'
import { TextLink } from '../../../ui/actions/TextLink'
import { Art } from '../../../ui/art/Art'
import { Dialog } from '../../../ui/overlays/Dialog'
import { Figures } from '../Figures'

const CARE = '/member/responsible-play'

/** What happened since the login, and two equal ways on; nothing counts down. */
export const RealityModal = observer(function RealityModal(props: Modals['reality']) {
  const { modals, platform } = useStores()
  const { t } = useTranslation()
  // The time at which it was shown.
  const [now] = useState(() => platform.clock.now())
  const close = () => modals.close('reality')
  const { sessionBet, sessionWin, sessionRounds, sessionStart, minutes } = props
  return (
    <Dialog
      open
      onClose={close}
      title={t('reality.title')}
      closeLabel={t('action.close')}
      art={<Art name="watch" size={56} />}
      actions={
        <>
          <ButtonLink wide size="lg" to={CARE}>
            {t('reality.break')}
          </ButtonLink>
          <Button wide size="lg" variant="secondary" onClick={close}>
            {t('reality.play')}
          </Button>
        </>
      }
    >
      <Root>
        <p>{t('reality.paid')}</p>
        <Panel>
          <dl>
            <dt>{t('reality.time')}</dt>
            <dd>
              <bdi>{hoursAndMinutes(now - sessionStart)}</bdi>
            </dd>
          </dl>
          <Figures bet={sessionBet} win={sessionWin} rounds={sessionRounds} />
        </Panel>
        <Links>
          <TextLink to="/member/report">{t('title.memberReport')}</TextLink>
          <TextLink to={CARE}>{t('title.responsiblePlay')}</TextLink>
        </Links>
        <p>{t('reality.next', { minutes })}</p>
      </Root>
    </Dialog>
  )
})

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
`

const Panel = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border-radius: ${theme.radius.md};
  color: ${color.text.primary};
  background: ${color.bg.inset};
  dl,
  dd {
    margin: 0;
  }
  > dl:first-of-type {
    display: flex;
    justify-content: space-between;
  }
  dd {
    ${type.numLg};
  }
`

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${theme.size.touch};
  }
`

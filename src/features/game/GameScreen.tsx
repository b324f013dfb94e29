import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useMessage, useTranslation } from '../../i18n'
import { useFeature, useStores } from '../../stores/core/react'
import { GameStore } from '../../stores/game/GameStore'
import { usePages } from '../../stores/shell/pages'
import { theme } from '../../theme/theme'
import { Button } from '../../ui/actions/Button'
import { ButtonLink } from '../../ui/actions/ButtonLink'
import { LazyStone } from '../../ui/art/scene/LazyStone'
import { ErrorState } from '../../ui/feedback/ErrorState'
import { GameBar } from './GameBar'
import { GameFrame } from './GameFrame'

/** A game below a slim bar (spec §2, §7); visitors are sent to login. */
export const GameScreen = observer(function GameScreen() {
  const store = useFeature(GameStore)
  const { session } = useStores()
  const { t } = useTranslation()
  const format = useMessage()
  const { isBuilt } = usePages()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const gameId = Number(query.get('gameId'))
  const forFun = query.get('tryIt') === '1'
  const activityId = query.has('activityId') ? Number(query.get('activityId')) : undefined
  const { signedIn } = session

  useEffect(() => {
    if (!signedIn) {
      const from = `/game/start?${new URLSearchParams(location.search)}`
      void navigate('/auth/login', { replace: true, state: { from } })
      return
    }
    void store.enter(gameId, forFun, activityId)
    return () => store.leave()
  }, [store, gameId, forFun, activityId, signedIn, navigate])

  const leave = () => void navigate('/')
  const { phase } = store
  return (
    <Root>
      <GameBar onLeave={leave} />
      {phase.name === 'failed' ? (
        <ErrorState
          art={<LazyStone symbol="joystick" end="bolt" />}
          title={t('game.failed')}
          text={format(phase.message) ?? ''}
          level={2}
          action={<Button onClick={() => void store.enter(gameId, forFun, activityId)}>{t('action.retry')}</Button>}
          secondAction={
            <ButtonLink to="/" variant="secondary">
              {t('action.home')}
            </ButtonLink>
          }
        />
      ) : (
        <GameFrame
          onRequest={(request) => {
            if (request === 'exit') leave()
            else if (isBuilt('/wallets')) void navigate('/wallets?name=deposit&back=1')
          }}
        />
      )}
    </Root>
  )
})

const Root = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100dvh;
  background: ${theme.color.bg.inset};
`

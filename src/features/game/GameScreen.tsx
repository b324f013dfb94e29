import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { type ComponentProps, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useMessage, useTranslation } from '../../i18n'
import { GameStore } from '../../stores/game/GameStore'
import { useFeature, useStores } from '../../stores/react/stores'
import { theme } from '../../theme/theme'
import { Button } from '../../ui/actions/Button'
import { ButtonLink } from '../../ui/actions/ButtonLink'
import { LazyStone } from '../../ui/art/scene/LazyStone'
import { ErrorState } from '../../ui/feedback/ErrorState'
import { useOverscroll } from '../../ui/layout/useOverscroll'
import { lazyScreen } from '../../ui/lazyScreen'
import { useAddress } from '../../ui/navigation/useAddress'
import { useLeavePage } from '../../ui/navigation/useLeavePage'
import { leaveFullscreen } from './fullscreen'
import { GameBar } from './GameBar'
import { GameFrame } from './GameFrame'
import type { LeaveDialog } from './LeaveDialog'
import { OnBreak } from './OnBreak'

// Loaded while the game loads, since a round may outlast the connection.
const Leave = lazyScreen<ComponentProps<typeof LeaveDialog>>(() => import('./LeaveDialog').then((m) => m.LeaveDialog))

const TITLES = { closed: 'game.closed', stopped: 'game.stopped' } as const

/** A game below a slim bar (spec §2, §7); visitors are sent to login. */
export const GameScreen = observer(function GameScreen() {
  const store = useFeature(GameStore)
  const { modals, session } = useStores()
  const { t } = useTranslation()
  const format = useMessage()
  useEffect(() => void Leave.preload(), [])
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const from = useAddress()
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

  /** Where the player wants to go in the middle of a round. */
  const [target, setTarget] = useState<string | null>(null)
  const { game, leaves, phase } = store
  const inRound = leaves !== null
  const { leaving, leavePage } = useLeavePage()
  const gone = useRef(false)
  // A game may ask twice before the page is gone. In a round, instead of the entry that holds the back button.
  const go = (to: string) => {
    if (to === '/') return leavePage()
    if (!gone.current) void navigate(to, { state: { from }, replace: inRound })
    gone.current = true
  }
  const leave = (to = '/') => (inRound ? setTarget(to) : go(to))
  // The round may end before the dialog is answered, or even shown: then leaving needs no confirmation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the round ends
  useEffect(() => {
    if (!inRound && target !== null) go(target)
  }, [inRound])
  // What holds the back button is loaded before the first round.
  useEffect(() => modals.prepare(), [modals])
  // The back button asks, too.
  const holds = inRound && !leaving
  useEffect(() => {
    if (!holds) return
    return store.holdBack(() => setTarget('/'))
  }, [holds, store])
  // A swipe in a game neither reloads the page nor leaves it.
  useOverscroll('none')
  useEffect(() => leaveFullscreen, [])
  const enter = () => void store.enter(gameId, forFun, activityId)
  return (
    <Root>
      {game && <title>{`${game.name} · ${t('brand')}`}</title>}
      <GameBar forFun={forFun} onLeave={leave} onStartOver={enter} />
      {holds && target !== null && (
        <Suspense fallback={null}>
          <Leave leaves={leaves} onStay={() => setTarget(null)} onLeave={() => go(target)} />
        </Suspense>
      )}
      {phase.name === 'failed' && phase.onBreak ? (
        <OnBreak excluded={phase.onBreak === 'exclusion'} />
      ) : phase.name === 'failed' ? (
        <ErrorState
          art={<LazyStone symbol="joystick" end="bolt" />}
          title={t(phase.ended ? TITLES[phase.ended] : 'game.failed')}
          text={format(phase.message) ?? ''}
          level={2}
          action={
            phase.final ? (
              <ButtonLink to="/">{t('game.back')}</ButtonLink>
            ) : (
              <Button onClick={enter}>{t(phase.ended === 'closed' ? 'game.openAgain' : 'action.retry')}</Button>
            )
          }
          secondAction={
            phase.final ? undefined : (
              <ButtonLink to="/" variant="secondary">
                {t('game.back')}
              </ButtonLink>
            )
          }
        />
      ) : (
        <GameFrame onRequest={(request) => leave(request === 'exit' ? '/' : '/wallets?name=deposit&back=1')} />
      )}
    </Root>
  )
})

const Root = styled.div`
  display: flex;
  flex-direction: column;
  block-size: calc(100dvh - env(safe-area-inset-top));
  background: ${theme.color.bg.inset};
`

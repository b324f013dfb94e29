import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { AppGame } from '../../../contract/config'
import { formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { CareStore } from '../../../stores/member/CareStore'
import { useFeature, useStores } from '../../../stores/react/stores'
import { useResource } from '../../../stores/react/useResource'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { ButtonLink } from '../../../ui/actions/ButtonLink'
import { useAddress } from '../../../ui/navigation/useAddress'
import { useBreakWords } from '../useBreakWords'

const startOf = ({ id }: AppGame) => `/game/start?gameId=${id}` as const

interface PlayChoiceProps {
  game: AppGame
  onChoose: () => void
}

/** For real or for fun; above the button, the reason why not. */
export const PlayChoice = observer(function PlayChoice({ game, onChoose }: PlayChoiceProps) {
  const { session } = useStores()
  const { t } = useTranslation()
  if (!session.signedIn)
    return (
      <Root>
        <p>{t('game.visitor')}</p>
        <ButtonLink to={startOf(game)} wide onClick={onChoose}>
          {t('game.logIn')}
        </ButtonLink>
      </Root>
    )
  if (game.status !== 1)
    return (
      <Root>
        <p>{t('game.resting', { name: game.name })}</p>
        <Button wide disabled>
          {t('game.playReal')}
        </Button>
        <ButtonLink to={`/game/search?type=${game.type}`} wide variant="secondary" onClick={onChoose}>
          {t('game.others')}
        </ButtonLink>
      </Root>
    )
  return <PlayersChoice game={game} onChoose={onChoose} />
})

/** During a break neither: the backend refuses both. */
const PlayersChoice = observer(function PlayersChoice({ game, onChoose }: PlayChoiceProps) {
  const { coin } = useStores().member.info ?? {}
  const care = useResource(useFeature(CareStore).care).value
  const breakWords = useBreakWords()
  const from = useAddress()
  const { t, i18n } = useTranslation()
  const amount = (cents: AppGame['minBet']) => formatCents(cents, i18n.language)
  const tooLow = coin !== undefined && coin < game.minBet
  if (care && care.breakUntil !== null) {
    const { title, text } = breakWords({ excluded: care.excluded, until: care.breakUntil })
    return (
      <Root>
        <p>
          <b>{title}.</b> {text}
        </p>
        <Button wide disabled>
          {t('game.playReal')}
        </Button>
        <ButtonLink to="/member/play" wide variant="secondary" onClick={onChoose}>
          {t('game.limits')}
        </ButtonLink>
      </Root>
    )
  }
  return (
    <Root>
      {coin !== undefined && (
        <p>
          {tooLow
            ? t('game.tooLow', { bet: amount(game.minBet), coin: amount(coin) })
            : t('game.balance', { coin: amount(coin) })}
        </p>
      )}
      <Ways>
        {tooLow ? (
          <ButtonLink to="/wallets?name=deposit&back=1" state={{ from }} wide onClick={onChoose}>
            {t('game.deposit')}
          </ButtonLink>
        ) : (
          <ButtonLink to={startOf(game)} wide onClick={onChoose}>
            {t('game.playReal')}
          </ButtonLink>
        )}
        {game.hasDemo && (
          <ButtonLink to={`${startOf(game)}&tryIt=1`} wide variant="secondary" onClick={onChoose}>
            {t('game.playFun')}
          </ButtonLink>
        )}
      </Ways>
      {game.hasDemo && <small>{t('game.funMeans')}</small>}
    </Root>
  )
})

/** Side by side where their words fit, so that the facts above have the room. */
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  > a {
    flex: 1 1 0;
    inline-size: auto;
    min-inline-size: max-content;
  }
`

const Root = styled.div`
  ${theme.type.bodyMd};
  display: grid;
  gap: ${theme.space[2]};
  inline-size: 100%;
  color: ${theme.color.text.secondary};
  text-align: center;
  p {
    margin: 0;
  }
  small {
    font-size: 0.75rem;
  }
`

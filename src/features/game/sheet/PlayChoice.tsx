import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { AppGame } from '../../../contract/config'
import { formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/core/react'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { ButtonLink } from '../../../ui/actions/ButtonLink'
import { useAddress } from '../../../ui/navigation/useAddress'

interface PlayChoiceProps {
  game: AppGame
  onChoose: () => void
}

/** For real or for fun; above the button, the reason why not. */
export const PlayChoice = observer(function PlayChoice({ game, onChoose }: PlayChoiceProps) {
  const { session, member } = useStores()
  const from = useAddress()
  const { t, i18n } = useTranslation()
  const amount = (cents: AppGame['minBet']) => formatCents(cents, i18n.language)
  const start = `/game/start?gameId=${game.id}`
  const coin = member.info?.coin
  const tooLow = coin !== undefined && coin < game.minBet

  if (!session.signedIn)
    return (
      <Root>
        <p>{t('game.visitor')}</p>
        <ButtonLink to={start} wide onClick={onChoose}>
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
        <ButtonLink to="/game/search" wide variant="secondary" onClick={onChoose}>
          {t('game.others')}
        </ButtonLink>
      </Root>
    )
  return (
    <Root>
      {coin !== undefined && (
        <p>
          {tooLow
            ? t('game.tooLow', { bet: amount(game.minBet), coin: amount(coin) })
            : t('game.balance', { coin: amount(coin) })}
        </p>
      )}
      {tooLow ? (
        <ButtonLink to="/wallets?name=deposit&back=1" state={{ from }} wide onClick={onChoose}>
          {t('game.deposit')}
        </ButtonLink>
      ) : (
        <ButtonLink to={start} wide onClick={onChoose}>
          {t('game.playReal')}
        </ButtonLink>
      )}
      {game.hasDemo && (
        <>
          <ButtonLink to={`${start}&tryIt=1`} wide variant="secondary" onClick={onChoose}>
            {t('game.playFun')}
          </ButtonLink>
          <small>{t('game.funMeans')}</small>
        </>
      )}
    </Root>
  )
})

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

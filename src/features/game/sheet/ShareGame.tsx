import type { AppGame } from '../../../contract/config'
import { gameSharePath } from '../../../domain/member/shareLink'
import { useTranslation } from '../../../i18n'
import { message } from '../../../stores/data/message'
import { useStores } from '../../../stores/react/stores'
import { useSharing } from '../../../stores/react/useSharing'
import { IconButton } from '../../../ui/actions/IconButton'
import { share } from '../../../ui/art/icons/icons'

/** Shares the address of a game's sheet, with the code of a signed-in player. */
export function ShareGame({ game }: { game: Pick<AppGame, 'id' | 'name'> }) {
  const { member, platform, toasts } = useStores()
  const { t } = useTranslation()
  const sharing = useSharing('game')
  const send = async () => {
    const url = `${platform.location.origin}${gameSharePath(game.id, member.inviteCode)}`
    const result = await sharing.share({ title: game.name, url })
    if (result === 'copied') toasts.show('info', message('game.share.copied'))
    if (result === 'failed') toasts.show('danger', message('game.share.failed'))
  }
  return <IconButton of={share} label={t('game.share')} variant="quiet" onClick={() => void send()} />
}

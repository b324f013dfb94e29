import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { DrawResult } from '../../../../contract/jackpot'
import { maskedName } from '../../../../domain/jackpot/maskedName'
import type { Jackpot } from '../../../../domain/jackpot/wheel'
import { useTranslation } from '../../../../i18n'
import { Rich } from '../../../../i18n/Rich'
import { useStores } from '../../../../stores/react/stores'
import { sharingOf } from '../../../../stores/shell/sharing'
import { surface } from '../../../../theme/mixins'
import { theme } from '../../../../theme/theme'
import { Button } from '../../../../ui/actions/Button'
import { share } from '../../../../ui/art/icons/icons'
import { LiveRegion } from '../../../../ui/feedback/LiveRegion'
import { prizeSymbol } from '../../prizeSymbol'
import { useFormatDay } from '../../useFormatDateTime'
import { useWinPicture } from './picture/useWinPicture'

interface ShareWinProps {
  drawn: DrawResult
  jackpot: Jackpot | null
  amount: string
  at: number
}

/** The win as a picture. The nickname is masked until the player shows it. */
export const ShareWin = observer(function ShareWin({ drawn, jackpot, amount, at }: ShareWinProps) {
  const root = useStores()
  const { member } = root
  const { t } = useTranslation()
  const day = useFormatDay()
  const [whole, setWhole] = useState(false)
  const [shared, setShared] = useState<string>()
  const nickname = member.info?.nickname ?? ''
  const name = whole ? nickname : nickname && maskedName(nickname)
  const { canvas, picture } = useWinPicture({
    symbol: prizeSymbol(drawn.propId, 0),
    title: jackpot ? t(`jackpot.${jackpot}`) : t('jackpot.cell.jackpot'),
    tier: jackpot ?? 'mini',
    amount,
    name,
    day: day(at),
    note: t('jackpot.win.picture.note'),
  })
  const send = async () => {
    const how =
      picture instanceof Blob
        ? await sharingOf(root).shareFile(
            new File([picture], 'kismara-jackpot.jpg', { type: picture.type }),
            t('jackpot.win.picture'),
          )
        : 'failed'
    setShared(how)
    root.track('share', { eventFrom: 'jackpot', eventInterfaceId: how })
  }
  const said = shared === 'saved' ? t('jackpot.win.saved') : shared === 'failed' ? t('jackpot.win.failed') : ''
  return (
    <>
      <Card>
        <canvas ref={canvas} role="img" aria-label={t('jackpot.win.picture')} />
        <div>
          <b>{t('jackpot.win.picture')}</b>
          <span>{said || (name && <Rich text={t('jackpot.win.name')} parts={{ name: <bdi>{name}</bdi> }} />)}</span>
        </div>
        {nickname && (
          <Button variant="ghost" size="sm" onClick={() => setWhole(!whole)}>
            {t(whole ? 'jackpot.win.name.hide' : 'jackpot.win.name.show')}
          </Button>
        )}
      </Card>
      <Button wide size="lg" icon={share} busy={picture === 'drawing'} onClick={() => void send()}>
        {t('jackpot.win.share')}
      </Button>
      <LiveRegion message={said} />
    </>
  )
})

const { color, radius, space, type } = theme

const Card = styled.div`
  ${surface};
  display: grid;
  grid-template-columns: 54px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  inline-size: 100%;
  padding: ${space[2]} ${space[3]};
  text-align: start;
  & > canvas {
    inline-size: 54px;
    aspect-ratio: 4 / 5;
    border-radius: ${radius.sm};
    background: ${color.bg.inset};
    box-shadow: 0 0 0 1px ${color.foil.mid};
  }
  & b,
  & span {
    display: block;
    ${type.labelMd};
  }
  & > div > span {
    font-weight: 400;
    color: ${color.text.secondary};
    overflow-wrap: anywhere;
  }
  /* Under the text, where it would break the name. */
  @container (max-width: 20rem) {
    grid-template-columns: 54px minmax(0, 1fr);
    row-gap: 0;
    & > canvas {
      grid-row: span 2;
    }
    & > button {
      grid-column: 2;
      justify-self: start;
      margin: -${space[2]} -${space[3]};
    }
  }
`

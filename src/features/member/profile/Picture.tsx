import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import type { UserInfo } from '../../../contract/member'
import { useTranslation } from '../../../i18n'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { AvatarArt } from '../../../ui/art/marks/AvatarArt'
import { Nickname } from '../../../ui/data/Nickname'
import { lazyScreen } from '../../../ui/lazyScreen'

// Lazy: after a tap.
const PictureSheet = lazyScreen(() => import('./PictureSheet').then((m) => m.PictureSheet))

/** The player's picture with the whole nickname, and the way to another picture. */
export const Picture = observer(function Picture({ info }: { info: UserInfo }) {
  const { t } = useTranslation()
  const [changing, setChanging] = useState(false)
  return (
    <Root>
      <AvatarArt id={info.avatar} size={96} />
      <div>
        <Nickname>{info.nickname}</Nickname>
        <Button variant="secondary" size="sm" onClick={() => setChanging(true)}>
          {t('profile.picture.change')}
        </Button>
      </div>
      {changing && (
        <Suspense fallback={null}>
          <PictureSheet info={info} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </Root>
  )
})

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
  align-items: center;
  > div {
    flex: 1;
    display: grid;
    gap: ${theme.space[2]};
    justify-items: start;
    min-inline-size: min(100%, 8rem);
  }
  bdi {
    ${theme.type.titleMd};
    overflow-wrap: anywhere;
  }
`

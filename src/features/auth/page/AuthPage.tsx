import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n'
import { theme } from '../../../theme/theme'
import { IconButton } from '../../../ui/actions/IconButton'
import { close } from '../../../ui/art/icons/icons'
import type { SymbolName } from '../../../ui/art/symbols/symbols'
import { Note } from '../../../ui/feedback/Note'
import { useGoBack } from '../../../ui/navigation/useGoBack'
import { LoginScene, small } from './LoginScene'

interface AuthPageProps {
  title: string
  /** Why the player is here. */
  note?: string | undefined
  /** Where closing leads when nothing of the product came before. */
  back?: string
  /** In the scene, instead of the theme's symbol. */
  art?: SymbolName
  children: ReactNode
}

/** The page of an account form: the brand's scene, a back link, and the form. */
export function AuthPage({ title, note, back = '/', art, children }: AuthPageProps) {
  const { t } = useTranslation()
  const leave = useGoBack(back)
  return (
    <Page>
      <Root>
        <LoginScene art={art} />
        <Close>
          <IconButton of={close} variant="quiet" label={t('action.close')} onClick={leave} />
        </Close>
        <Card>
          <Head>
            <h1>{title}</h1>
          </Head>
          {note && (
            <Why>
              <Note tone="info" live>
                {note}
              </Note>
            </Why>
          )}
          {children}
        </Card>
      </Root>
    </Page>
  )
}

const { media, space } = theme

const Page = styled.div`
  ${media.desktop} {
    min-block-size: 100dvh;
  }
`

const Root = styled.div`
  position: relative;
  inline-size: 100%;
  max-inline-size: ${theme.size.column};
  margin-inline: auto;
  padding-block-end: ${space[8]};
  ${media.tablet} {
    padding-block: ${space[6]};
  }
  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(448px, 2fr);
    /* Out of the column of the other pages. */
    inline-size: 100vw;
    max-inline-size: none;
    margin-inline: calc(50% - 50vw);
    min-block-size: 100dvh;
    padding: 0;
  }
`

const Close = styled.div`
  position: absolute;
  inset-block-start: ${space[3]};
  inset-inline-end: ${space.gutter};
  ${media.tablet} {
    margin-block-start: ${space[6]};
  }
  ${media.desktop} {
    margin: 0;
  }
`

/** On phones its heading stands on the scene. */
const Card = styled.div`
  position: relative;
  margin: -92px ${space.gutter} 0;
  ${small} {
    margin-block-start: -68px;
  }
  /* Large text: below the logo. */
  ${media.largeText} {
    margin-block-start: ${space[2]};
  }
  ${media.tablet} {
    margin-inline: ${space[6]};
  }
  ${media.desktop} {
    inline-size: 384px;
    /* As if centered and 720px tall, so that it stays where it is when the form replaces its placeholder. */
    margin: max(0px, 50dvh - 360px) auto 0;
    padding-block: ${space[8]};
  }
`

const Why = styled.div`
  margin-block-end: ${space[4]};
`

const Head = styled.div`
  display: flex;
  align-items: end;
  min-block-size: 80px;
  margin-block-end: ${space[5]};
  /* Beside the scene's symbol. */
  padding-inline-end: 132px;
  h1 {
    ${theme.type.titleLg};
    margin: 0;
    outline: none;
  }
  ${small} {
    min-block-size: 56px;
    padding-inline-end: 96px;
  }
  ${media.largeText} {
    padding: 0;
  }
  ${media.desktop} {
    min-block-size: 0;
    padding: 0;
  }
`

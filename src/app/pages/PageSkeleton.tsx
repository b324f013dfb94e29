import styled from '@emotion/styled'
import { useTranslation } from '../../i18n'
import { theme } from '../../theme/theme'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { SkeletonGroup } from '../../ui/feedback/SkeletonGroup'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden'

/** Shown while a page's chunk loads. */
export function PageSkeleton({ title }: { title: string }) {
  const { t } = useTranslation()
  return (
    <Root>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <SkeletonGroup label={t('shell.loading')}>
        <Skeleton blockSize="176px" />
        <Skeleton blockSize="120px" />
        <Skeleton blockSize="44px" inlineSize="70%" />
        <Skeleton blockSize="220px" />
      </SkeletonGroup>
    </Root>
  )
}

const Root = styled.div`
  padding: ${theme.space.gutter};
`

import styled from '@emotion/styled'
import { useTranslation } from '../../i18n'
import { theme } from '../../theme/theme'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { SkeletonGroup } from '../../ui/feedback/SkeletonGroup'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden'

/** Shown while the player loads. */
export function MemberSkeleton() {
  const { t } = useTranslation()
  return (
    <Root>
      <VisuallyHidden as="h1">{t('title.member')}</VisuallyHidden>
      <SkeletonGroup label={t('shell.loading')}>
        <Skeleton blockSize="196px" />
        <Skeleton blockSize="120px" />
        <Skeleton blockSize="220px" />
      </SkeletonGroup>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space.section};
  max-inline-size: ${theme.size.column};
  margin-inline: auto;
  padding: ${theme.space[4]} ${theme.space.gutter};
`

import { lookAt } from './support/compare'
import { isPiece, shots, topicOf } from './support/shots'

lookAt(shots.filter((shot) => !isPiece(shot) && topicOf(shot) !== 'jackpot'))

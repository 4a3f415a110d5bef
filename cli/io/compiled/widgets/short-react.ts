/**
 * Shortens the names that `react-dom` uses among its own parts: most of what a first touch fetches is React. A
 * minifier cannot, since it does not know that nothing else reads these properties.
 */

/** Properties of objects that never leave the file, the most frequent ones first. */
export const INTERNAL =
  'lanes flags memoizedState stateNode alternate sibling instance queue dependencies shared updateQueue pendingProps memoizedProps subtreeFlags suspendedLanes blockedOn pingedLanes deletions dehydrated childLanes fragmentInstance pendingLanes retryLane _eventListeners baseState _fragmentFiber cachePool elementType lastBaseUpdate unsuspend revertLane lastEffect memoCache baseQueue timeoutHandle eagerState firstBaseUpdate hydrationErrors refCleanup treeForkCount entangledLanes lastRenderedState lastRenderedReducer cancelPendingCommit callbackNode callbackPriority expiredLanes hasEagerState hiddenUpdates isDehydrated errorRecoveryDisabledLanes firstContext attachedListener entanglements baseLanes hiddenCallbacks renderingStartTime pendingContext pooledCache expirationTimes hoistableScripts hoistableStyles retryQueue treeContext warmLanes pooledCacheLanes waitingForImages targetContainers suspenseyImages shellSuspendCounter _visibility optionsOrUseCapture refCount _observers paired _internalRoot tailMode pingCache _retryCache imgCount imgBytes _stashedDisplay _stashedText autoName waitingForViewTransition isBackwards passiveEffectDuration incompleteTransitions foundSelf dispatch listeners stylesheets callbacks listener stores destroy lane memoizedValue pendingChildren selectionRange nextImpl gesture focusedElem impl _selector __reactInternalSnapshotBeforeUpdate reactFragments __reactViewTransition _reactInternals pool _targetInst'.split(
    ' ',
  );

const WORD = /[A-Za-z_$][\w$]*/g;

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** @returns the same program, in which a short name stands for each internal one */
export function shortened(code: string): string {
  const taken = new Set(code.match(WORD));
  const free = ['', '$', '_'].flatMap((first) => LETTERS.map((letter) => first + letter));
  const names = free.filter((name) => !taken.has(name));
  const short = new Map(INTERNAL.map((name, index) => [name, names[index] ?? name]));
  return code.replace(WORD, (word) => short.get(word) ?? word);
}

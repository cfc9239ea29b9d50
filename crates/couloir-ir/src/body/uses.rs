//! Slots that use something, threaded into a list per thing used.
//!
//! Operands use values and successors use blocks; both are runs of slots.
//! Invariant: the list of a target holds exactly the slots that name it, the
//! newest first.

/// No slot.
pub(crate) const NO_USE: u32 = u32::MAX;

/// One use: what is used, by which op, and its neighbours in the target's list.
#[derive(Clone, Debug)]
pub(crate) struct Use {
    pub(crate) target: u32,
    pub(crate) owner: u32,
    pub(crate) next: u32,
    pub(crate) prev: u32,
}

/// All use slots of one kind in a body. List heads are kept by the targets
/// and handed in.
#[derive(Clone, Debug, Default)]
pub(crate) struct UsePool {
    slots: Vec<Use>,
}

impl UsePool {
    /// Where the next run of slots will start.
    #[inline]
    pub(crate) fn end(&self) -> u32 {
        self.slots.len() as u32
    }

    #[inline]
    pub(crate) fn get(&self, slot: u32) -> &Use {
        &self.slots[slot as usize]
    }

    #[inline]
    pub(crate) fn run(&self, start: u32, count: u32) -> &[Use] {
        &self.slots[start as usize..(start + count) as usize]
    }

    /// Appends a slot that is in no list yet.
    #[inline]
    pub(crate) fn push_unlinked(&mut self, target: u32, owner: u32) -> u32 {
        self.slots.push(Use { target, owner, next: NO_USE, prev: NO_USE });
        self.slots.len() as u32 - 1
    }

    /// Appends a slot and puts it at the head of its target's list.
    #[inline]
    pub(crate) fn push(&mut self, target: u32, owner: u32, head: &mut u32) {
        let slot = self.slots.len() as u32;
        let next = std::mem::replace(head, slot);
        if let Some(next) = self.slots.get_mut(next as usize) {
            next.prev = slot;
        }
        self.slots.push(Use { target, owner, next, prev: NO_USE });
    }

    /// Appends a slot that takes the place of another in its list, as one of another owner.
    pub(crate) fn push_in_place_of(&mut self, slot: u32, owner: u32, head: &mut u32) {
        let new = Use { owner, ..self.slots[slot as usize].clone() };
        let at = self.slots.len() as u32;
        match self.slots.get_mut(new.prev as usize) {
            Some(prev) => prev.next = at,
            None => *head = at,
        }
        if let Some(next) = self.slots.get_mut(new.next as usize) {
            next.prev = at;
        }
        self.slots.push(new);
    }

    /// Makes all slots of the list that starts at `old` name another target,
    /// one after another at the head of its list; `owner` is told whose they are.
    pub(crate) fn retarget_all(
        &mut self,
        old: &mut u32,
        target: u32,
        head: &mut u32,
        mut owner: impl FnMut(u32),
    ) {
        let mut at = std::mem::replace(old, NO_USE);
        while let Some(entry) = self.slots.get_mut(at as usize) {
            let following = entry.next;
            entry.target = target;
            owner(entry.owner);
            self.link(at, head);
            at = following;
        }
    }

    /// Makes room for this many more slots.
    pub(crate) fn reserve(&mut self, more: usize) {
        self.slots.reserve(more);
    }

    /// Puts a slot at the head of its target's list.
    #[inline]
    pub(crate) fn link(&mut self, slot: u32, head: &mut u32) {
        let next = std::mem::replace(head, slot);
        let entry = &mut self.slots[slot as usize];
        entry.next = next;
        entry.prev = NO_USE;
        if next != NO_USE {
            self.slots[next as usize].prev = slot;
        }
    }

    /// Takes a slot out of its target's list.
    #[inline]
    pub(crate) fn unlink(&mut self, slot: u32, head: &mut u32) {
        let Use { next, prev, .. } = self.slots[slot as usize];
        match prev {
            NO_USE => *head = next,
            _ => self.slots[prev as usize].next = next,
        }
        if next != NO_USE {
            self.slots[next as usize].prev = prev;
        }
    }

    /// Makes a slot, in no list, name another target and owner.
    #[inline]
    pub(crate) fn set(&mut self, slot: u32, target: u32, owner: u32) {
        let entry = &mut self.slots[slot as usize];
        entry.target = target;
        entry.owner = owner;
    }

    /// The slots of the list that starts at `head`, newest first.
    #[inline]
    pub(crate) fn list(&self, head: u32) -> impl Iterator<Item = (u32, &Use)> {
        let mut at = head;
        std::iter::from_fn(move || {
            let slot = at;
            let entry = self.slots.get(slot as usize)?;
            at = entry.next;
            Some((slot, entry))
        })
    }

    /// Puts slots that are in no list into one, in this order; returns its head.
    pub(crate) fn thread(&mut self, slots: impl Iterator<Item = u32>) -> u32 {
        let (mut head, mut last) = (NO_USE, NO_USE);
        for slot in slots {
            self.slots[slot as usize].prev = last;
            match last {
                NO_USE => head = slot,
                _ => self.slots[last as usize].next = slot,
            }
            last = slot;
        }
        head
    }

    /// Moves all slots of another pool behind those of this one.
    pub(crate) fn append(&mut self, other: &mut UsePool) {
        self.slots.append(&mut other.slots);
    }

    /// Gives back room that was made for more.
    pub(crate) fn shrink_to_fit(&mut self) {
        self.slots.shrink_to_fit();
    }

    /// Takes all slots away and keeps the room.
    pub(crate) fn clear(&mut self) {
        self.slots.clear();
    }

    /// Bytes held.
    #[inline]
    pub(crate) fn bytes(&self) -> usize {
        self.slots.capacity() * size_of::<Use>()
    }
}

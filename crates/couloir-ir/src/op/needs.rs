//! Which checks the ops of a definition need, found out once.

use super::def::{OpDef, Rule};
use super::traits::{Trait, Traits};

/// A set of checks beyond those that types and inherent attributes decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Needs(pub(super) u32);

impl Needs {
    /// The set is known.
    const KNOWN: u32 = 1;
    /// No check.
    pub(crate) const NOTHING: Needs = Needs(0);
    /// The op has regions.
    pub(crate) const REGIONS: Needs = Needs(1 << 1);
    /// The op has successors.
    pub(crate) const SUCCESSORS: Needs = Needs(1 << 2);
    /// The op around must be a certain one.
    pub(crate) const PARENT: Needs = Needs(1 << 3);
    /// A predicate is asked.
    pub(crate) const PREDICATES: Needs = Needs(1 << 4);
    /// A trait of [`Needs::PLACED`] is there.
    pub(crate) const TRAITS: Needs = Needs(1 << 5);
    /// There is a hook.
    pub(crate) const HOOK: Needs = Needs(1 << 6);
    /// There is a hook or a trait that looks into regions.
    pub(crate) const INSIDE: Needs = Needs(1 << 7);
    /// Uses of symbols are checked.
    pub(crate) const SYMBOL_USES: Needs = Needs(1 << 8);
    /// The op is a symbol, such as a function, or holds some.
    pub(crate) const SYMBOL: Needs = Needs(1 << 9);
    /// The op is checked by what definitions further off are.
    pub(crate) const FAR: Needs = Needs(1 << 10);

    /// Checks that look at more than the op's types and inherent attributes.
    pub(crate) const MORE: Needs = Needs(
        Self::SUCCESSORS.0
            | Self::PARENT.0
            | Self::PREDICATES.0
            | Self::TRAITS.0
            | Self::HOOK.0
            | Self::INSIDE.0,
    );

    /// Checks that may look at what is around the op. Where a terminator
    /// stands and what a branch passes is told by changes of these alone.
    pub(crate) const AROUND: Needs =
        Needs(Self::PARENT.0 | Self::PREDICATES.0 | Self::SYMBOL.0 | Self::HOOK.0 | Self::INSIDE.0);

    /// Traits checked by where an op stands, by its contents or by hooks.
    pub(crate) const PLACED: Traits =
        Traits::of(&[Trait::Terminator, Trait::Symbol, Trait::Function, Trait::Branch]);

    /// Traits checked by what is in an op's regions.
    const REGION_TRAITS: Traits = Traits::of(&[
        Trait::IsolatedFromAbove,
        Trait::SymbolTable,
        Trait::SingleBlockImplicitTerminator,
        Trait::RegionBranch,
        Trait::LoopLike,
        Trait::SingleBlock,
        Trait::NoRegionArguments,
    ]);

    /// The checks of a definition.
    #[inline]
    pub(crate) fn of(def: &'static OpDef) -> Needs {
        match def.id.needs() {
            Needs(0) => Self::find(def),
            needs => needs,
        }
    }

    #[cold]
    fn find(def: &'static OpDef) -> Needs {
        let symbol = Traits::of(&[Trait::Symbol, Trait::SymbolTable, Trait::Function]);
        let predicate = |rule: &Rule| matches!(rule, Rule::Predicate { .. });
        let by_types = def.has(Trait::VerifiedByTypes);
        let inside = def.trait_set.meets(Self::REGION_TRAITS) || def.hooks.verify_regions.is_some();
        let all = [
            (Self::REGIONS, !def.regions.is_empty()),
            (Self::SUCCESSORS, !def.successors.is_empty()),
            (Self::PARENT, def.has(Trait::HasParent)),
            (Self::PREDICATES, !by_types && def.rules.iter().any(predicate)),
            (Self::TRAITS, def.trait_set.meets(Self::PLACED)),
            (Self::HOOK, !by_types && def.hooks.verify.is_some()),
            (Self::INSIDE, inside),
            (Self::SYMBOL_USES, def.hooks.verify_symbol_uses.is_some()),
            (Self::SYMBOL, def.trait_set.meets(symbol)),
            (Self::FAR, def.has(Trait::FollowsDefinitions)),
        ];
        let found = all.iter().filter(|(_, is)| *is);
        let needs = Needs(found.fold(Self::KNOWN, |set, (need, _)| set | need.0));
        def.id.set_needs(needs);
        needs
    }

    /// Whether any check is in both sets.
    #[inline]
    pub(crate) fn meets(self, other: Needs) -> bool {
        self.0 & other.0 != 0
    }
}

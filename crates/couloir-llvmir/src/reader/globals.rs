//! Global variables, aliases, ifuncs, and the heads of functions.

use super::attributes::{Place, check_alignment};
use super::error::Res;
use super::function::{Name, PendingBody};
use super::lexer::Tok;
use super::module::{GroupUser, Target};
use super::{GlobalEntry, Parser, fault, upgrade};
use crate::attributes::{AttrKind, AttrSet};
use crate::constants::ConstantData;
use crate::context::{Str, Symbol};
use crate::metadata::Metadata;
use crate::module::{
    CallConv, DllStorage, Function, GlobalCommon, GlobalRef, GlobalVariable, Indirection, Linkage,
    ThreadLocal, UnnamedAddr, Visibility,
};
use crate::types::{Type, TypeData};

/// The parameters of a function as they are read.
struct Parameters<'s> {
    types: Vec<Type>,
    sets: Vec<AttrSet>,
    names: Vec<Option<Name<'s>>>,
    vararg: bool,
}

/// How a global value that is defined here is called.
struct GlobalName<'s> {
    at: usize,
    /// `None` where it has a number.
    name: Option<std::borrow::Cow<'s, [u8]>>,
    number: u32,
}

/// Constants of any type.
const EMPTY: [&[u8]; 4] = [b"undef", b"poison", b"none", b"zeroinitializer"];

impl<'s> Parser<'s> {
    /// `@name = ...`
    pub(super) fn named_global(&mut self) -> Res<()> {
        let name = GlobalName { at: self.at(), name: Some(self.lex.name()), number: 0 };
        self.bump();
        self.need(Tok::Equal, "expected '=' in global variable")?;
        self.global_value(&name)
    }

    /// `@12 = ...`
    pub(super) fn numbered_global(&mut self) -> Res<()> {
        let name = self.numbered_name("global")?;
        self.bump();
        self.need(Tok::Equal, "expected '=' after name")?;
        self.global_value(&name)
    }

    /// The number at hand, of a global or a function. The largest one that there is means, as for
    /// LLVM, the next that is free.
    fn numbered_name(&self, what: &str) -> Res<GlobalName<'s>> {
        let (number, next) = (self.token_number()?, self.next_global);
        if number < next {
            return self.fail(format!("{what} expected to be numbered '@{next}' or greater"));
        }
        if next == u32::MAX {
            return self.fail(format!("{what} has no number left"));
        }
        let number = if number == u32::MAX { next } else { number };
        Ok(GlobalName { at: self.at(), name: None, number })
    }

    fn global_value(&mut self, name: &GlobalName<'s>) -> Res<()> {
        let mut common = GlobalCommon::new(Symbol::from(Str::EMPTY));
        let linkage_given = self.linkage(&mut common)?;
        common.thread_local = self.thread_local()?;
        common.unnamed_addr = self.unnamed_addr();
        match self.peek_word() {
            b"alias" | b"ifunc" => self.indirection(name, common),
            _ => self.variable(name, common, linkage_given),
        }
    }

    /// Linkage, `dso_local`, visibility and DLL storage class; whether a linkage is given.
    fn linkage(&mut self, common: &mut GlobalCommon) -> Res<bool> {
        let text = |parser: &Self| std::str::from_utf8(parser.peek_word()).unwrap_or_default();
        let linkage = match text(self) {
            "" => None,
            "linker_private" | "linker_private_weak" => Some(Linkage::Private),
            word => Linkage::from_name(word),
        };
        if let Some(linkage) = linkage {
            common.linkage = linkage;
            self.bump();
        }
        if self.eat_word("dso_local") {
            common.dso_local = true;
        } else {
            self.eat_word("dso_preemptable");
        }
        if let Some(visibility) = Visibility::from_name(text(self)) {
            common.visibility = visibility;
            self.bump();
        }
        match text(self) {
            "" => {}
            word => {
                if let Some(storage) = DllStorage::from_name(word) {
                    common.dll_storage = storage;
                    self.bump();
                }
            }
        }
        if common.dso_local && common.dll_storage == DllStorage::Import {
            return self.fail("dso_location and DLL-StorageClass mismatch");
        }
        let hidden = common.visibility != Visibility::Default;
        let local = matches!(common.linkage, Linkage::Internal | Linkage::Private);
        common.dso_local |= local || (hidden && common.linkage != Linkage::ExternWeak);
        Ok(linkage.is_some())
    }

    /// Reports visibility and storage that symbols of this file alone do not have.
    fn check_local(common: &GlobalCommon, at: usize) -> Res<()> {
        let local = matches!(common.linkage, Linkage::Internal | Linkage::Private);
        if local && common.visibility != Visibility::Default {
            return fault(at, "symbol with local linkage must have default visibility");
        }
        if local && common.dll_storage != DllStorage::Default {
            return fault(at, "symbol with local linkage cannot have a DLL storage class");
        }
        Ok(())
    }

    fn thread_local(&mut self) -> Res<ThreadLocal> {
        if !self.eat_word("thread_local") {
            return Ok(ThreadLocal::No);
        }
        if !self.eat(Tok::LParen) {
            return Ok(ThreadLocal::GeneralDynamic);
        }
        let model = match self.peek_word() {
            b"localdynamic" => ThreadLocal::LocalDynamic,
            b"initialexec" => ThreadLocal::InitialExec,
            b"localexec" => ThreadLocal::LocalExec,
            _ => return self.fail("expected localdynamic, initialexec or localexec"),
        };
        self.bump();
        self.need(Tok::RParen, "expected ')' after thread local model")?;
        Ok(model)
    }

    fn unnamed_addr(&mut self) -> UnnamedAddr {
        let kind = match self.peek_word() {
            b"unnamed_addr" => UnnamedAddr::Global,
            b"local_unnamed_addr" => UnnamedAddr::Local,
            _ => return UnnamedAddr::None,
        };
        self.bump();
        kind
    }

    /// Makes the symbol of a global value that is defined here.
    /// `ty` is that of its address.
    fn define_symbol(&mut self, name: &GlobalName<'s>, ty: Type) -> Res<Symbol> {
        let Some(bytes) = &name.name else { return self.define_number(name, ty) };
        if bytes.is_empty() {
            // No name, which nothing can refer to.
            return Ok(self.ctx.unnamed_symbol());
        }
        let symbol: Symbol = match upgrade::intrinsic_name(bytes) {
            Some(new) => {
                let symbol = self.str(&new).into();
                self.intrinsics.entry(symbol).or_default().add_old();
                symbol
            }
            None => {
                let symbol = self.str(bytes).into();
                if bytes.starts_with(b"llvm.") {
                    self.intrinsics.entry(symbol).or_default().add_right();
                }
                symbol
            }
        };
        let address = self.ctx.global_as(symbol, ty);
        let entry = GlobalEntry { address, symbol, used: None };
        match self.globals.insert(bytes.clone(), entry) {
            Some(old) if old.used.is_none() => {
                let text = String::from_utf8_lossy(bytes);
                fault(name.at, format!("redefinition of global '@{text}'"))
            }
            Some(old) => {
                let text = String::from_utf8_lossy(bytes).into_owned();
                self.check_forward(old, ty, &text)?;
                Ok(symbol)
            }
            None => Ok(symbol),
        }
    }

    fn define_number(&mut self, name: &GlobalName<'s>, ty: Type) -> Res<Symbol> {
        let old = self.numbered_globals.get(&name.number).copied();
        let symbol = old.map_or_else(|| self.numbered_symbol(name.number), |entry| entry.symbol);
        if let Some(old) = old {
            self.check_forward(old, ty, &name.number.to_string())?;
        }
        let address = self.ctx.global_as(symbol, ty);
        self.numbered_globals.insert(name.number, GlobalEntry { address, symbol, used: None });
        self.next_global = name.number.wrapping_add(1);
        Ok(symbol)
    }

    /// The symbol of a global that has a number for a name.
    pub(super) fn numbered_symbol(&self, number: u32) -> Symbol {
        match self.name_nameless {
            true => self.ctx.nameless_symbol(number),
            false => self.ctx.unnamed_symbol(),
        }
    }

    /// Reports a use of a function before its definition, as of another type.
    fn check_forward_function(&self, name: &GlobalName<'s>, own: Type) -> Res<()> {
        let Some(bytes) = &name.name else { return Ok(()) };
        let Some(&old) = self.globals.get(bytes) else { return Ok(()) };
        let (Some(at), used) = (old.used, self.ctx.constant_type(old.address)) else {
            return Ok(());
        };
        if used == own || used == Type::PTR && self.ctx.address_space(own) == Some(0) {
            return Ok(());
        }
        let name = String::from_utf8_lossy(bytes);
        let (own, used) = (self.type_text(own), self.type_text(used));
        let message = "invalid forward reference to function";
        fault(at, format!("{message} '{name}' with wrong type: expected '{own}' but was '{used}'"))
    }

    /// Reports a use before the definition as of another type.
    fn check_forward(&self, old: GlobalEntry, own: Type, name: &str) -> Res<()> {
        let used = self.ctx.constant_type(old.address);
        let nothing_said = used == Type::PTR && self.ctx.address_space(own) == Some(0);
        if used == own || nothing_said {
            return Ok(());
        }
        let (own, used) = (self.type_text(own), self.type_text(used));
        let at = old.used.unwrap_or_default();
        fault(at, format!("'@{name}' defined with type '{own}' but expected '{used}'"))
    }

    fn variable(
        &mut self,
        name: &GlobalName<'s>,
        mut common: GlobalCommon,
        linkage_given: bool,
    ) -> Res<()> {
        Self::check_local(&common, name.at)?;
        common.addrspace = self.addrspace_or(0)?;
        let externally_initialized = self.eat_word("externally_initialized");
        let constant = match self.peek_word() {
            b"constant" => true,
            b"global" => false,
            _ => return self.fail("expected 'global' or 'constant'"),
        };
        self.bump();
        let at = self.at();
        let ty = self.ty()?;
        let address = self.pointer_to(ty, common.addrspace);
        common.symbol = self.define_symbol(name, address)?;
        let declared = matches!(common.linkage, Linkage::External | Linkage::ExternWeak);
        let mut global = GlobalVariable::new(common.symbol, ty);
        // Of the types that no variable has, these have words for constants.
        if matches!(ty, Type::METADATA | Type::TOKEN) && EMPTY.contains(&self.peek_word()) {
            self.check_global_type(at, ty)?;
        }
        if !(linkage_given && declared) {
            global.init = Some(self.constant(ty)?);
        }
        self.check_global_type(at, ty)?;
        global.common = common;
        global.constant = constant;
        global.externally_initialized = externally_initialized;
        self.variable_tail(&mut global)?;
        self.global_groups(&mut global)
    }

    fn check_global_type(&self, at: usize, ty: Type) -> Res<()> {
        match self.ctx.ty(ty) {
            TypeData::Function { .. }
            | TypeData::Label
            | TypeData::Void
            | TypeData::Metadata
            | TypeData::Token
            | TypeData::X86Amx => fault(at, "invalid type for global variable"),
            _ => Ok(()),
        }
    }

    /// Section, partition, comdat, alignment and attachments after a variable.
    fn variable_tail(&mut self, global: &mut GlobalVariable) -> Res<()> {
        while self.eat(Tok::Comma) {
            if self.tok() == Tok::MdName {
                self.attachment(&mut global.common)?;
                continue;
            }
            match self.peek_word() {
                b"section" => {
                    global.common.section = self.text_after("expected global section string")?;
                }
                b"partition" => {
                    global.common.partition = self.text_after("expected partition string")?;
                }
                b"code_model" => {
                    let text = self.text_after("expected global code model string")?;
                    global.code_model = Some(text);
                }
                b"align" => global.common.align = Some(self.align()?),
                b"comdat" => self.comdat_of(&mut global.common)?,
                b"no_sanitize_address" => self.flag(&mut global.sanitizer.no_address),
                b"no_sanitize_hwaddress" => self.flag(&mut global.sanitizer.no_hwaddress),
                b"sanitize_memtag" => self.flag(&mut global.sanitizer.memtag),
                b"sanitize_address_dyninit" => self.flag(&mut global.sanitizer.dyninit),
                _ => return self.fail("unknown global variable property!"),
            }
        }
        Ok(())
    }

    fn flag(&mut self, flag: &mut bool) {
        self.bump();
        *flag = true;
    }

    /// The string that stands here after a word.
    fn text_after(&mut self, message: &str) -> Res<Str> {
        self.bump();
        match self.tok() {
            Tok::Str => self.string_handle(),
            _ => self.fail(message),
        }
    }

    fn string_after(&mut self) -> Res<Str> {
        self.bump();
        self.string_handle()
    }

    /// `align(N)` among attributes, at its word.
    fn align_attribute(&mut self) -> Res<u64> {
        self.bump();
        let parenthesis = self.eat(Tok::LParen);
        let value = self.alignment()?;
        if parenthesis {
            self.need(Tok::RParen, "expected ')'")?;
        }
        Ok(value)
    }

    /// `align N`, at its word.
    pub(super) fn align(&mut self) -> Res<u64> {
        self.bump();
        self.alignment()
    }

    fn alignment(&mut self) -> Res<u64> {
        let at = self.at();
        let value = self.uint()?;
        check_alignment(at, value)?;
        Ok(value)
    }

    fn comdat_of(&mut self, common: &mut GlobalCommon) -> Res<()> {
        let at = self.at();
        self.bump();
        if !self.eat(Tok::LParen) {
            let Some(name) = common.symbol.name() else {
                return self.fail("comdat cannot be unnamed");
            };
            common.comdat = Some(name);
            self.comdats_used.entry(name).or_insert(at);
            return Ok(());
        }
        if self.tok() != Tok::Comdat {
            return self.fail("expected comdat variable");
        }
        let (at, name) = (self.at(), self.lex.name());
        let name = self.str(&name);
        self.bump();
        self.need(Tok::RParen, "expected ')' after comdat var")?;
        common.comdat = Some(name);
        self.comdats_used.entry(name).or_insert(at);
        Ok(())
    }

    /// `!kind !12` of a global value.
    fn attachment(&mut self, common: &mut GlobalCommon) -> Res<()> {
        let (kind, node) = self.md_attachment()?;
        common.attachments.push((kind, node));
        Ok(())
    }

    /// `!kind !12`
    pub(super) fn md_attachment(&mut self) -> Res<(Str, Metadata)> {
        let kind = self.md_name();
        if !matches!(self.tok(), Tok::Bang | Tok::MdName) {
            return self.fail("expected '!' here");
        }
        self.no_arg_list()?;
        let node = self.node()?;
        Ok((kind, node))
    }

    fn global_groups(&mut self, global: &mut GlobalVariable) -> Res<()> {
        let (groups, own) = self.group_list(true)?;
        let at = self.module.add_global(global.clone());
        if !groups.is_empty() || !own.is_empty() {
            self.group_users.push(GroupUser { target: Target::Global(at), groups, own });
        }
        Ok(())
    }

    /// Attribute groups and attributes in any order, of a call or of something at the top level:
    /// calls alone have an alignment among them.
    pub(super) fn group_list(
        &mut self,
        of_call: bool,
    ) -> Res<(Vec<u32>, Vec<crate::attributes::Attribute>)> {
        let (mut groups, mut own) = (Vec::new(), Vec::new());
        loop {
            if self.tok() == Tok::Group {
                groups.push(self.token_number()?);
                self.bump();
            } else if !of_call && self.is_word("builtin") {
                return self.fail("'builtin' attribute not valid on function");
            } else if !of_call && self.is_word("align")
                || !self.attribute(Place::Function, &mut own)?
            {
                self.check_places()?;
                return Ok((groups, own));
            }
        }
    }

    fn indirection(&mut self, name: &GlobalName<'s>, mut common: GlobalCommon) -> Res<()> {
        let is_alias = self.is_word("alias");
        self.bump();
        if is_alias && !may_be_alias(common.linkage) {
            return fault(name.at, "invalid linkage type for alias");
        }
        Self::check_local(&common, name.at)?;
        let ty = self.ty()?;
        self.need(Tok::Comma, "expected comma after alias or ifunc's type")?;
        let at = self.at();
        // A cast has no type before it.
        let target = match self.peek_word() {
            b"bitcast" | b"getelementptr" | b"addrspacecast" | b"inttoptr" => {
                self.indirection_expression(ty)?
            }
            _ => self.typed_constant()?,
        };
        let Some(space) = self.ctx.address_space(self.ctx.constant_type(target)) else {
            return fault(at, "An alias or ifunc must have pointer type");
        };
        common.addrspace = space;
        let address = self.pointer_to(ty, space);
        common.symbol = self.define_symbol(name, address)?;
        while self.eat(Tok::Comma) {
            match self.peek_word() {
                b"partition" => common.partition = self.string_after()?,
                _ if self.tok() == Tok::MdName && !is_alias => self.attachment(&mut common)?,
                _ => return self.fail("unknown alias or ifunc property!"),
            }
        }
        let value = Indirection { common, ty, target };
        if is_alias {
            self.module.add_alias(value);
        } else {
            self.module.add_ifunc(value);
        }
        Ok(())
    }

    /// An expression whose type stands nowhere: that of a pointer.
    fn indirection_expression(&mut self, ty: Type) -> Res<crate::constants::Constant> {
        let start = self.lex;
        match self.constant(self.pointer_to(ty, 0)) {
            Ok(constant) => Ok(constant),
            Err(error) => {
                // The pointer may be one of another address space.
                self.lex = start;
                let Some(space) = space_of(&error.0.message) else { return Err(error) };
                self.constant(self.pointer_to(ty, space))
            }
        }
    }

    /// `declare ...`
    pub(super) fn declaration(&mut self) -> Res<()> {
        self.bump();
        let mut attachments = Vec::new();
        while self.tok() == Tok::MdName {
            attachments.push(self.md_attachment()?);
        }
        let (mut function, _) = self.function_head(false)?;
        function.common.attachments = attachments;
        self.add_head(function);
        Ok(())
    }

    /// `define ...`: the head is read, the body is for later.
    pub(super) fn definition(&mut self) -> Res<()> {
        self.bump();
        let (mut function, params) = self.function_head(true)?;
        while self.tok() == Tok::MdName {
            let attachment = self.md_attachment()?;
            function.common.attachments.push(attachment);
        }
        if self.tok() != Tok::LBrace {
            return self.fail("expected '{' in function body");
        }
        let (symbol, ty) = (function.common.symbol, function.ty);
        let at = self.add_head(function);
        let start = self.lex;
        self.pending.push(PendingBody { function: at, symbol, ty, names: params, start });
        self.lex.skip_braces();
        Ok(())
    }

    fn add_head(&mut self, function: Function) -> usize {
        let at = self.module.add_function(function);
        if let Some(user) = self.group_users.last_mut()
            && let Target::Function(waiting @ usize::MAX) = &mut user.target
        {
            *waiting = at;
        }
        at
    }

    fn function_head(&mut self, defined: bool) -> Res<(Function, Vec<Option<Name<'s>>>)> {
        let mut common = GlobalCommon::new(Symbol::from(Str::EMPTY));
        let at = self.at();
        self.linkage(&mut common)?;
        let conv = self.call_conv()?;
        let result = self.result_attributes()?;
        let ret_at = self.at();
        let ret = self.base_return_type()?;
        check_linkage(at, common.linkage, defined)?;
        Self::check_local(&common, at)?;
        if let TypeData::Function { .. } | TypeData::Label | TypeData::Metadata = self.ctx.ty(ret) {
            return fault(ret_at, "invalid function return type");
        }
        let name = match self.tok() {
            Tok::Global => GlobalName { at: self.at(), name: Some(self.lex.name()), number: 0 },
            Tok::GlobalId => self.numbered_name("function")?,
            _ => return self.fail("expected function name"),
        };
        self.bump();
        if self.tok() != Tok::LParen {
            return self.fail("expected '(' in function argument list");
        }
        let params = self.parameters()?;
        common.unnamed_addr = self.unnamed_addr();
        common.addrspace = self.addrspace_or(self.program_addrspace)?;
        self.check_new_function(&name)?;
        let ty = self.ctx.function_type(ret, &params.types, params.vararg);
        if ret != Type::VOID && params.sets.first().is_some_and(|&set| self.is_result(set)) {
            return fault(ret_at, "functions with 'sret' argument must return void");
        }
        let address = self.pointer_to(ty, common.addrspace);
        self.check_forward_function(&name, address)?;
        common.symbol = self.define_symbol(&name, address)?;
        let mut function = Function::new(common.symbol, ty);
        function.conv = conv;
        function.attributes = self.list_of(result, &params.sets);
        function.common = common;
        self.function_tail(&mut function)?;
        Ok((function, params.names))
    }

    /// Whether a parameter is where a function puts its result.
    fn is_result(&self, set: AttrSet) -> bool {
        let kinds = self.ctx.attributes(set).iter().map(|attribute| attribute.kind);
        kinds.flatten().any(|kind| kind == AttrKind::StructRet)
    }

    /// Reports a function whose name another one has.
    fn check_new_function(&self, name: &GlobalName<'s>) -> Res<()> {
        let Some(bytes) = &name.name else { return Ok(()) };
        match self.globals.get(bytes) {
            Some(old) if old.used.is_none() => {
                let text = String::from_utf8_lossy(bytes);
                let message = match self.module.lookup(old.symbol) {
                    Some(GlobalRef::Function(_)) => {
                        format!("invalid redefinition of function '{text}'")
                    }
                    _ => format!("redefinition of function '@{text}'"),
                };
                fault(name.at, message)
            }
            _ => Ok(()),
        }
    }

    /// The return type: what follows is the name, so no parameters belong to it.
    fn base_return_type(&mut self) -> Res<Type> {
        self.any_type("expected type")
    }

    /// The attributes of a function, and the alignment that may stand among them.
    fn function_attributes(&mut self) -> Res<Option<u64>> {
        let (mut groups, mut own) = self.group_list(false)?;
        let mut among = None;
        while self.is_word("align") {
            among = Some(self.align_attribute()?);
            let (more_groups, more) = self.group_list(false)?;
            groups.extend(more_groups);
            own.extend(more);
        }
        if !groups.is_empty() || !own.is_empty() {
            let target = Target::Function(usize::MAX);
            self.group_users.push(GroupUser { target, groups, own });
        }
        Ok(among)
    }

    fn function_tail(&mut self, function: &mut Function) -> Res<()> {
        let among = self.function_attributes()?;
        if self.is_word("section") {
            function.common.section = self.string_after()?;
        }
        if self.is_word("partition") {
            function.common.partition = self.string_after()?;
        }
        if self.is_word("comdat") {
            let mut common = function.common.clone();
            self.comdat_of(&mut common)?;
            function.common = common;
        }
        if self.eat_word("align") {
            let at = self.at();
            let align = self.uint()?;
            check_alignment(at, align)?;
            function.common.align = Some(align);
        }
        function.common.align = among.or(function.common.align);
        if self.is_word("gc") {
            function.gc = self.string_after()?;
        }
        for (word, slot) in [
            ("prefix", &mut function.prefix),
            ("prologue", &mut function.prologue),
            ("personality", &mut function.personality),
        ] {
            if self.eat_word(word) {
                *slot = Some(self.typed_constant()?);
            }
        }
        Ok(())
    }

    fn parameters(&mut self) -> Res<Parameters<'s>> {
        self.bump();
        let mut params =
            Parameters { types: Vec::new(), sets: Vec::new(), names: Vec::new(), vararg: false };
        let (mut is_next, mut number) = (self.tok() != Tok::RParen, 0);
        while is_next {
            if self.eat(Tok::Ellipsis) {
                params.vararg = true;
                break;
            }
            let at = self.at();
            let ty = self.ty()?;
            params.types.push(ty);
            params.sets.push(self.parameter_attributes()?);
            params.names.push(self.parameter_name(at, &mut number)?);
            if !self.is_first_class(ty) || ty == Type::LABEL {
                return fault(at, "invalid type for function argument");
            }
            is_next = self.eat(Tok::Comma);
        }
        self.need(Tok::RParen, "expected ')' at end of argument list")?;
        Ok(params)
    }

    /// The name of a parameter whose type is at `type_at`, where LLVM reports what is wrong with it;
    /// `next` is the next number.
    fn parameter_name(&mut self, type_at: usize, next: &mut u32) -> Res<Option<Name<'s>>> {
        let name = match self.tok() {
            Tok::Local => Name::Text(self.lex.name(), type_at),
            Tok::LocalId => Name::Number(self.token_number()?, type_at),
            _ => {
                *next = next.saturating_add(1);
                return Ok(None);
            }
        };
        match &name {
            Name::Number(number, _) if *number < *next => {
                let message = format!("argument expected to be numbered '%{next}' or greater");
                return fault(type_at, message);
            }
            Name::Number(number, _) => *next = number.saturating_add(1),
            Name::Text(text, _) => *next = next.saturating_add(u32::from(text.is_empty())),
        }
        self.bump();
        Ok(Some(name))
    }

    /// A calling convention, or that of C.
    pub(super) fn call_conv(&mut self) -> Res<CallConv> {
        let word = self.peek_word();
        if word.is_empty() {
            return Ok(CallConv::C);
        }
        if word == b"cc" {
            self.bump();
            let at = self.at();
            let number = self.uint32()?;
            return match u16::try_from(number) {
                Ok(number) if number < 1024 => Ok(CallConv(number)),
                _ => fault(at, "invalid calling convention"),
            };
        }
        // Few words that are no conventions look like one.
        if !word.ends_with(b"cc") && !word.contains(&b'_') {
            return Ok(CallConv::C);
        }
        let text = std::str::from_utf8(word).unwrap_or_default();
        if text == "riscv_vls_cc" {
            return self.riscv_conv();
        }
        match CallConv::from_name(text) {
            Some(conv) => {
                self.bump();
                Ok(conv)
            }
            None => Ok(CallConv::C),
        }
    }

    /// `riscv_vls_cc(128)`
    fn riscv_conv(&mut self) -> Res<CallConv> {
        self.bump();
        let mut bits = 128;
        if self.eat(Tok::LParen) {
            bits = self.uint32()?;
            self.need(Tok::RParen, "expected ')'")?;
        } else {
            // LLVM passes over what comes next, whatever it is.
            self.bump();
        }
        match CallConv::from_name(&format!("riscv_vls_cc({bits})")) {
            Some(conv) => Ok(conv),
            None => self.fail("unknown RISC-V ABI VLEN"),
        }
    }

    /// The function a constant is the address of, for calls.
    pub(super) fn symbol_of(&self, constant: crate::constants::Constant) -> Option<Symbol> {
        match self.ctx.constant(constant) {
            ConstantData::Global { symbol, .. } => Some(*symbol),
            _ => None,
        }
    }
}

/// Whether an alias can have this linkage.
fn may_be_alias(linkage: Linkage) -> bool {
    !matches!(linkage, Linkage::Common | Linkage::Appending | Linkage::ExternWeak)
}

fn check_linkage(at: usize, linkage: Linkage, defined: bool) -> Res<()> {
    match linkage {
        Linkage::External => Ok(()),
        Linkage::ExternWeak if defined => fault(at, "invalid linkage for function definition"),
        Linkage::ExternWeak => Ok(()),
        Linkage::Appending | Linkage::Common => fault(at, "invalid function linkage type"),
        _ if !defined => fault(at, "invalid linkage for function declaration"),
        _ => Ok(()),
    }
}

/// The address space that a message says an expression has.
fn space_of(message: &str) -> Option<u32> {
    let rest =
        message.strip_prefix("constant expression type mismatch: got type 'ptr addrspace(")?;
    rest.split(')').next()?.parse().ok()
}

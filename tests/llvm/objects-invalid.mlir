// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func available_externally @f()

// -----

// expected-error @+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func linkonce @f()

// -----

// expected-error @+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func linkonce_odr @f()

// -----

// expected-error @+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func weak @f()

// -----

// expected-error @+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func weak_odr @f()

// -----

// expected-error @+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func appending @f()

// -----

// expected-error @+1 {{'llvm.mlir.global' op expected array type for 'appending' linkage}}
llvm.mlir.global appending @g() : i32

// -----

// expected-error @+1 {{'llvm.mlir.global' op expected array type for 'appending' linkage}}
llvm.mlir.global appending @g(1 : i32) : i32

// -----

// expected-error @+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func internal @f()

// -----

// expected-error @+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func private @f()

// -----

// expected-error @+1 {{'llvm.func' op functions cannot have 'common' linkage}}
llvm.func common @f()

// -----

// expected-error @+1 {{'llvm.func' op functions cannot have 'common' linkage}}
llvm.func common @f() { llvm.return }

// -----

// expected-error @+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @g(1 : i32) : i32

// -----

// expected-error @+1 {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}
llvm.func foo @f()

// -----

// expected-error @+1 {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}
llvm.func foo @f() { llvm.return }

// -----

// expected-error @+1 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}
llvm.mlir.global foo @g() : i32

// -----

// expected-error @+1 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}
llvm.mlir.global foo @g(1 : i32) : i32

// -----

// expected-error @+1 {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}
llvm.func ghccc @f()

// -----

// expected-error @+1 {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}
llvm.func foocc @f()

// -----

// expected-error @+1 {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}
llvm.func fastcc internal @f()

// -----

// expected-error @+1 {{expected '('}}
llvm.func @f

// -----

// expected-error @+1 {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}
llvm.func f()

// -----

// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected zero or one function result}}
llvm.func @f() -> (i32, i32)

// -----

// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function results'index'}}
llvm.func @f() -> index

// -----

// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(index)

// -----

// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%a: index) { llvm.return }

// -----

// expected-error @+1 {{expected ':'}}
llvm.func @f(%a)

// -----

// expected-error @+1 {{custom op 'llvm.func' expected SSA identifier}}
llvm.func @f(%a: i32, i32)

// -----

// expected-error @+1 {{custom op 'llvm.func' expected type instead of SSA identifier}}
llvm.func @f(i32, %a: i32)

// -----

// expected-error @+1 {{custom op 'llvm.func' variadic arguments must be in the end of the argument list}}
llvm.func @f(..., i32)

// -----

// expected-error @+1 {{expected non-function type}}
llvm.func @f(i32,)

// -----

// expected-error @+1 {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.noalias})

// -----

// expected-error @+1 {{"llvm.byval" should be a type attribute}}
llvm.func @f(!llvm.ptr {llvm.byval})

// -----

// expected-error @+1 {{"llvm.sret" should be a type attribute}}
llvm.func @f(!llvm.ptr {llvm.sret = 3})

// -----

// expected-error @+1 {{"llvm.align" should be an integer attribute}}
llvm.func @f(!llvm.ptr {llvm.align})

// -----

// expected-error @+1 {{"llvm.zeroext" attribute attached to non-integer LLVM type}}
llvm.func @f(f32 {llvm.zeroext})

// -----

// expected-error @+1 {{"llvm.byval" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.byval = i32})

// -----

// expected-error @+1 {{"llvm.nocapture" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.nocapture})

// -----

// expected-error @+1 {{"llvm.dereferenceable" should be an integer attribute}}
llvm.func @f(!llvm.ptr {llvm.dereferenceable = "a"})

// -----

// expected-error @+1 {{expected ','}}
llvm.func @f() vscale_range(1)

// -----

// expected-error @+1 {{custom op 'llvm.func' expected integer value}}
llvm.func @f() vscale_range(a, 1)

// -----

// expected-error @+1 {{expected comdat symbol}}
llvm.func @f() comdat(@a::@b)

// -----

// expected-error @+1 {{expected comdat symbol}}
llvm.func @f() comdat(@a)

// -----

// expected-error @+1 {{custom op 'llvm.func' invalid kind of attribute specified}}
llvm.func @f() comdat(3)

// -----

// expected-error @+1 {{custom op 'llvm.comdat_selector' expected string or keyword containing one of the following enum values for attribute 'comdat' [any, exactmatch, largest, nodeduplicate, samesize]}}
llvm.comdat @c { llvm.comdat_selector @f foo }

// -----

// expected-error @+1 {{only comdat selector symbols can appear in a comdat region}}
llvm.comdat @c { llvm.return }

// -----

// expected-error @+1 {{'llvm.comdat' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
llvm.comdat @c {}

// -----

// expected-error @+1 {{expected '{' to begin a region}}
llvm.comdat @c

// -----

// expected-error @+1 {{'llvm.func' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute}}
llvm.func @f() attributes {alignment = 3 : i32}

// -----

// expected-error @+1 {{custom op 'llvm.func' attribute 'CConv' occurs more than once in the attribute list}}
llvm.func @f() attributes {CConv = #llvm.cconv<fastcc>}

// -----

// expected-error @+1 {{custom op 'llvm.func' attribute 'sym_name' occurs more than once in the attribute list}}
llvm.func @f() attributes {sym_name = "a"}

// -----

// expected-error @+1 {{custom op 'llvm.func' attribute 'function_type' occurs more than once in the attribute list}}
llvm.func @f() attributes {function_type = i32}

// -----

// expected-error @+1 {{custom op 'llvm.func' attribute 'visibility_' occurs more than once in the attribute list}}
llvm.func @f() attributes {visibility_ = 1 : i64}

// -----

// expected-error @+1 {{custom op 'llvm.func' attribute 'unnamed_addr' occurs more than once in the attribute list}}
llvm.func @f() attributes {unnamed_addr = 1 : i64}

// -----

// expected-error @+1 {{expected comdat symbol}}
llvm.func @f() attributes {comdat = @a::@b}

// -----

// expected-error @+1 {{'llvm.func' op entry block must have 0 arguments to match function signature}}
llvm.func @f() { ^bb0(%a: i32): llvm.return }

// -----

// expected-error @+1 {{invalid block name in region with named arguments}}
llvm.func @f(%a: i32) { ^bb0: llvm.return }

// -----

// expected-error @+1 {{invalid block name in region with named arguments}}
llvm.func @f(%a: i32) { ^bb1: llvm.return }

// -----

// expected-error @+1 {{expected ':'}}
llvm.func @f(%a: i32) -> i32 { llvm.return %a, %a : i32, i32 }

// -----

// expected-error @+2 {{use of value '%a' expects different type than prior uses: 'f32' vs 'i32'}}
// expected-note @+1 {{prior use here}}
llvm.func @f(%a: i32) -> i32 { llvm.return %a : f32 }

// -----

// expected-error @+1 {{'llvm.func' op entry block must have 1 arguments to match function signature}}
llvm.func @f(i32) -> i32 { llvm.unreachable }

// -----

// expected-error @+1 {{'llvm.func' op attribute 'function_type' failed to satisfy constraint: type attribute of LLVM function type}}
"llvm.func"() <{sym_name = "f", function_type = i32}> ({}) : () -> ()

// -----

// expected-error @+1 {{invalid properties {function_type = !llvm.func<void ()>, linkage = 3 : i64, sym_name = "f"} for op llvm.func: Invalid attribute `linkage` in property conversion: 3 : i64}}
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void ()>, linkage = 3}> ({}) : () -> ()

// -----

// expected-error @+1 {{'llvm.func' op requires attribute 'sym_name'}}
"llvm.func"() <{function_type = !llvm.func<void ()>}> ({}) : () -> ()

// -----

// expected-error @+1 {{'llvm.func' op requires attribute 'function_type'}}
"llvm.func"() <{sym_name = "f"}> ({}) : () -> ()

// -----

// expected-error @+1 {{invalid properties {CConv = 3 : i64, function_type = !llvm.func<void ()>, sym_name = "f"} for op llvm.func: Invalid attribute `CConv` in property conversion: 3 : i64}}
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void ()>, CConv = 3}> ({}) : () -> ()

// -----

// expected-error @+1 {{'llvm.func' op entry block must have 1 arguments to match function signature}}
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (i32)>}> ({ ^bb0: llvm.return }) : () -> ()

// -----

// expected-error @+1 {{'llvm.func' op type of entry block argument #0('f32') must match the type of the corresponding argument in function signature('i32')}}
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (i32)>}> ({ ^bb0(%a: f32): llvm.return }) : () -> ()

// -----

// expected-error @+1 {{'llvm.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 0, but expected 1}}
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (i32)>, arg_attrs = []}> ({}) : () -> ()

// -----

// expected-error @+1 {{invalid properties {function_type = !llvm.func<void ()>, sym_name = "f", unnamed_addr = 5 : i64, visibility_ = 7 : i64} for op llvm.func: Invalid attribute `unnamed_addr` in property conversion: 5 : i64}}
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void ()>, visibility_ = 7 : i64, unnamed_addr = 5 : i64}> ({}) : () -> ()

// -----

// expected-error @+1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global @g("abc") : !llvm.array<4 x i8>

// -----

// expected-error @+1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global @g("abc") : i32

// -----

// expected-error @+1 {{custom op 'llvm.mlir.global' type can only be omitted for string globals}}
llvm.mlir.global @g(1 : i32)

// -----

// expected-error @+1 {{custom op 'llvm.mlir.global' type can only be omitted for string globals}}
llvm.mlir.global @g()

// -----

// expected-error @+1 {{expected '('}}
llvm.mlir.global @g

// -----

// expected-error @+1 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}
llvm.mlir.global constant internal @g(1 : i32) : i32

// -----

// expected-error @+1 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}
llvm.mlir.global internal unnamed_addr thread_local constant @g(1 : i32) : i32

// -----

// expected-error @+1 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}
llvm.mlir.global externally_initialized @g(1 : i32) : i32

// -----

// expected-error @+1 {{'llvm.mlir.global' op attribute 'addr_space' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative}}
llvm.mlir.global @g(1 : i32) {addr_space = -3 : i32} : i32

// -----

// expected-error @+1 {{'llvm.mlir.global' op attribute 'addr_space' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative}}
llvm.mlir.global @g(1 : i32) {addr_space = 3 : i64} : i32

// -----

// expected-error @+1 {{alignment attribute is not a power of 2}}
llvm.mlir.global @g(1 : i32) {alignment = 7 : i64} : i32

// -----

// expected-error @+1 {{alignment attribute is not a power of 2}}
llvm.mlir.global @g(1 : i32) {alignment = 0 : i64} : i32

// -----

// expected-error @+1 {{alignment attribute is not a power of 2}}
llvm.mlir.global @g(1 : i32) {alignment = -8 : i64} : i32

// -----

// expected-error @+1 {{expected comdat symbol}}
llvm.mlir.global @g(1 : i32) comdat(@a::@b) : i32

// -----

// expected-error @+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global @g(1 : i32) : !llvm.void

// -----

// expected-error @+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global @g() : !llvm.void

// -----

// expected-error @+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global @g() : !llvm.label

// -----

// expected-error @+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global @g() : index

// -----

// expected-error @+1 {{'llvm.mlir.global' op this target extension type cannot be used in a global}}
llvm.mlir.global @g() : !llvm.target<"x">

// -----

// expected-error @+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global @g() : !llvm.token

// -----

// expected-error @+1 {{'llvm.mlir.global' op initializer region type 'i64' does not match global type 'i32'}}
llvm.mlir.global @g() : i32 { %0 = llvm.mlir.constant(1 : i64) : i64  llvm.return %0 : i64 }

// -----

// expected-error @+1 {{'llvm.mlir.global' op initializer region cannot return void}}
llvm.mlir.global @g() : i32 { llvm.return }

// -----

// expected-error @+1 {{'llvm.mlir.global' op cannot have both initializer value and region}}
llvm.mlir.global @g(1 : i32) : i32 { %0 = llvm.mlir.constant(1 : i32) : i32  llvm.return %0 : i32 }

// -----

// expected-error @+1 {{'llvm.mlir.global' op expects region #0 to have 0 or 1 blocks}}
llvm.mlir.global @g() : i32 { ^bb0: %0 = llvm.mlir.constant(1 : i32) : i32  llvm.br ^bb1 ^bb1: llvm.return %0 : i32 }

// -----

// expected-error @+1 {{ops with side effects not allowed in global initializers}}
llvm.mlir.global @g() : i32 { %0 = llvm.mlir.constant(1 : i32) : i32  %p = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr  llvm.return %0 : i32 }

// -----

// expected-error @+1 {{custom op 'llvm.mlir.global' expected zero or one type}}
llvm.mlir.global @g() : i32, i32

// -----

// expected-error @+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @g(2 : i32) : i32

// -----

// expected-error @+1 {{'llvm.mlir.global' op expected array type for 'appending' linkage}}
llvm.mlir.global appending @g() : i32

// -----

// expected-error @+1 {{'llvm.mlir.global' op attribute 'dbg_exprs' failed to satisfy constraint: an array of variable expressions}}
llvm.mlir.global @g() {dbg_exprs = [3]} : i32

// -----

// expected-error @+1 {{'llvm.mlir.alias' op 'common' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally}}
llvm.mlir.alias common @a : i32 { %0 = llvm.mlir.addressof @g : !llvm.ptr llvm.return %0 : !llvm.ptr } llvm.mlir.global @g() : i32

// -----

// expected-error @+1 {{'llvm.mlir.alias' op 'appending' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally}}
llvm.mlir.alias appending @a : i32 { %0 = llvm.mlir.addressof @g : !llvm.ptr llvm.return %0 : !llvm.ptr } llvm.mlir.global @g() : i32

// -----

// expected-error @+1 {{'llvm.mlir.alias' op initializer region must always return a pointer}}
llvm.mlir.alias external @a : i32 { %0 = llvm.mlir.constant(1 : i32) : i32 llvm.return %0 : i32 }

// -----

// expected-error @+1 {{expected '{' to begin a region}}
llvm.mlir.alias external @a : i32

// -----

// expected-error @+1 {{expected '{' to begin a region}}
llvm.mlir.alias external @a { llvm.unreachable }

// -----

// expected-error @+1 {{'llvm.mlir.alias' op region #0 ('initializer') failed to verify constraint: region with 1 blocks}}
llvm.mlir.alias external @a : i32 {}

// -----

// expected-error @+1 {{'llvm.mlir.alias' op expects type to be a valid element type for an LLVM global alias}}
llvm.mlir.alias external @a : index { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }

// -----

// expected-error @+1 {{'llvm.mlir.ifunc' op resolver must be a definition}}
llvm.mlir.ifunc @i : !llvm.func<void ()>, i32 @r llvm.func @r() -> !llvm.ptr

// -----

// expected-error @+1 {{'llvm.mlir.ifunc' op 'common' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage}}
llvm.mlir.ifunc common @i : !llvm.func<void ()>, !llvm.ptr @r llvm.func @r() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }

// -----

// expected-error @+1 {{'llvm.mlir.ifunc' op resolver must be a definition}}
llvm.mlir.ifunc @i : !llvm.func<void ()>, !llvm.ptr @r llvm.func @r() -> !llvm.ptr

// -----

// expected-error @+1 {{'llvm.mlir.ifunc' op resolver must return a pointer}}
llvm.mlir.ifunc @i : !llvm.func<void ()>, !llvm.ptr @r llvm.func @r() { llvm.return }

// -----

// expected-error @+1 {{'llvm.mlir.ifunc' op must have a function resolver}}
llvm.mlir.ifunc @i : !llvm.func<void ()>, !llvm.ptr @r llvm.mlir.global @r() : i32

// -----

// expected-error @+1 {{ctors, priorities, and data must have the same number of elements}}
llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32, 1 : i32], data = [#llvm.zero] llvm.func @f() { llvm.return }

// -----

// expected-error @+1 {{data element must be symbol or #llvm.zero}}
llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = [3] llvm.func @f() { llvm.return }

// -----

// expected-error @+1 {{'llvm.mlir.global_ctors' op 'f' does not reference a valid LLVM function}}
llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = [#llvm.zero]

// -----

// expected-error @+1 {{'llvm.mlir.global_ctors' op 'f' does not have a definition}}
llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = [#llvm.zero] llvm.func @f()

// -----

// expected-error @+1 {{'llvm.mlir.global_ctors' op attribute 'ctors' failed to satisfy constraint: flat symbol ref array attribute}}
llvm.mlir.global_ctors ctors = [3], priorities = [0 : i32], data = [#llvm.zero]

// -----

// expected-error @+1 {{'llvm.mlir.global_dtors' op attribute 'priorities' failed to satisfy constraint: 32-bit integer array attribute}}
llvm.mlir.global_dtors dtors = [@f], priorities = [0 : i64], data = [#llvm.zero] llvm.func @f() { llvm.return }

// -----

// expected-error @+1 {{custom op 'llvm.mlir.global_dtors' expected 'dtors'}}
llvm.mlir.global_dtors ctors = [@f]

// -----

// expected-error @+1 {{'llvm.module_flags' op expected a module flag attribute}}
llvm.module_flags [3]

// -----

// expected-error @+1 {{'CG Profile' key expects an array of '#llvm.cgprofile_entry'}}
llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", 3 : i64>]

// -----

// expected-error @+1 {{'CG Profile' key expects an array of '#llvm.cgprofile_entry'}}
llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", [3]>]

// -----

// expected-error @+1 {{'ProfileSummary' key expects a '#llvm.profile_summary' attribute}}
llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", 3 : i64>]

// -----

// expected-error @+1 {{only integer and string values are currently supported for unknown key '"a"'}}
llvm.module_flags [#llvm.mlir.module_flag<error, "a", 1.0>]

// -----

// expected-error @+1 {{only integer and string values are currently supported for unknown key '"a"'}}
llvm.module_flags [#llvm.mlir.module_flag<append, "a", [3]>]

// -----

// expected-error @+1 {{integer literal not valid for specified type}}
llvm.module_flags 3

// -----

// expected-error @+1 {{'llvm.linker_options' op attribute 'options' failed to satisfy constraint: string array attribute}}
llvm.linker_options [3]

// -----

// expected-error @+1 {{custom op 'llvm.func' attribute 'linkage' occurs more than once in the attribute list}}
llvm.func @f() attributes {linkage = #llvm.linkage<weak>} { llvm.return }

// -----

// expected-error @+1 {{'llvm.func' op symbol's parent must have the SymbolTable trait}}
func.func @f() { llvm.func @g() return }

// -----

// expected-error @+1 {{'llvm.func' op symbol's parent must have the SymbolTable trait}}
llvm.func @f() { llvm.func @g() llvm.return }

// -----

// expected-error @+2 {{redefinition of symbol named 'f'}}
// expected-note @+1 {{see existing symbol definition here}}
llvm.func @f() llvm.func @f()

// -----

// expected-error @+2 {{redefinition of symbol named 'f'}}
// expected-note @+1 {{see existing symbol definition here}}
llvm.mlir.global @f() : i32 llvm.func @f()

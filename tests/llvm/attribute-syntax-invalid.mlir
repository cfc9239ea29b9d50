// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+2 {{expected one of [external, available_externally, linkonce, linkonce_odr, weak, weak_odr, appending, internal, private, extern_weak, common] for LLVM linkage types, got: foo}}
// expected-error @+1 {{failed to parse LinkageAttr parameter 'linkage' which is to be a `linkage::Linkage`}}
"x.op"() {a = #llvm.linkage<foo>} : () -> ()

// -----

// expected-error @+2 {{expected one of [ccc, fastcc, coldcc, cc_10, cc_11, anyregcc, preserve_mostcc, preserve_allcc, swiftcc, cxx_fast_tlscc, tailcc, cfguard_checkcc, swifttailcc, x86_stdcallcc, x86_fastcallcc, arm_apcscc, arm_aapcscc, arm_aapcs_vfpcc, msp430_intrcc, x86_thiscallcc, ptx_kernelcc, ptx_devicecc, spir_funccc, spir_kernelcc, intel_ocl_bicc, x86_64_sysvcc, win64cc, x86_vectorcallcc, hhvmcc, hhvm_ccc, x86_intrcc, avr_intrcc, avr_builtincc, amdgpu_vscc, amdgpu_gscc, amdgpu_cscc, amdgpu_kernelcc, x86_regcallcc, amdgpu_hscc, msp430_builtincc, amdgpu_lscc, amdgpu_escc, aarch64_vectorcallcc, aarch64_sve_vectorcallcc, wasm_emscripten_invokecc, amdgpu_gfxcc, m68k_intrcc] for Calling Conventions, got: foo}}
// expected-error @+1 {{failed to parse CConvAttr parameter 'CallingConv' which is to be a `CConv`}}
"x.op"() {a = #llvm.cconv<foo>} : () -> ()

// -----

// expected-error @+2 {{expected one of [none, notail, musttail, tail] for Tail Call Kind, got: foo}}
// expected-error @+1 {{failed to parse TailCallKindAttr parameter 'tailCallKind' which is to be a `TailCallKind`}}
"x.op"() {a = #llvm.tailcallkind<foo>} : () -> ()

// -----

// expected-error @+2 {{expected keyword for Tail Call Kind}}
// expected-error @+1 {{failed to parse TailCallKindAttr parameter 'tailCallKind' which is to be a `TailCallKind`}}
"x.op"() {a = #llvm.tailcallkind<>} : () -> ()

// -----

// expected-error @+2 {{expected one of [any, exactmatch, largest, nodeduplicate, samesize] for LLVM Comdat Types, got: foo}}
// expected-error @+1 {{failed to parse ComdatAttr parameter 'comdat' which is to be a `comdat::Comdat`}}
"x.op"() {a = #llvm.comdat foo} : () -> ()

// -----

// expected-error @+2 {{expected one of [none, "non-leaf"non-leaf, all, reserved, "non-leaf-no-reserve"non-leaf-no-reserve] for LLVM FramePointerKind, got: foo}}
// expected-error @+1 {{failed to parse FramePointerKindAttr parameter 'framePointerKind' which is to be a `framePointerKind::FramePointerKind`}}
"x.op"() {a = #llvm.framePointerKind<foo>} : () -> ()

// -----

// expected-error @+2 {{expected one of [none, "non-leaf"non-leaf, all, reserved, "non-leaf-no-reserve"non-leaf-no-reserve] for LLVM FramePointerKind, got: non}}
// expected-error @+1 {{failed to parse FramePointerKindAttr parameter 'framePointerKind' which is to be a `framePointerKind::FramePointerKind`}}
"x.op"() {a = #llvm.framePointerKind<non-leaf>} : () -> ()

// -----

// expected-error @+2 {{expected one of [none, sync, async] for LLVM Unwind Behavior, got: foo}}
// expected-error @+1 {{failed to parse UWTableKindAttr parameter 'uwtableKind' which is to be a `uwtable::UWTableKind`}}
"x.op"() {a = #llvm.uwtableKind<foo>} : () -> ()

// -----

// expected-error @+2 {{expected one of [error, warning, require, override, append, append_unique, max, min] for LLVM Module Flag Behavior, got: foo}}
// expected-error @+1 {{failed to parse ModuleFlagAttr parameter 'behavior' which is to be a `ModFlagBehavior`}}
"x.op"() {a = #llvm.mlir.module_flag<foo, "a", 1>} : () -> ()

// -----

// expected-error @+2 {{expected attribute value}}
// expected-error @+1 {{failed to parse ModuleFlagAttr parameter 'key' which is to be a `StringAttr`}}
"x.op"() {a = #llvm.mlir.module_flag<error, a, 1>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse ModuleFlagAttr parameter 'key' which is to be a `StringAttr`}}
"x.op"() {a = #llvm.mlir.module_flag<error, 3, 1>} : () -> ()

// -----

// expected-error @+2 {{expected ::mlir::LLVM::FastmathFlags to be one of: none, nnan, ninf, nsz, arcp, contract, afn, reassoc, fast}}
// expected-error @+1 {{failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`}}
"x.op"() {a = #llvm.fastmath<foo>} : () -> ()

// -----

// expected-error @+2 {{expected one of [none, nsw, nuw] for LLVM integer overflow flags, got: foo}}
// expected-error @+1 {{failed to parse LLVM_IntegerOverflowFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::IntegerOverflowFlags`}}
"x.op"() {a = #llvm.overflow<foo>} : () -> ()

// -----

// expected-error @+2 {{expected one of [none, read, write, readwrite] for LLVM ModRefInfo, got: foo}}
// expected-error @+1 {{failed to parse LLVM_MemoryEffectsAttr parameter 'other' which is to be a `ModRefInfo`}}
"x.op"() {a = #llvm.memory_effects<other = foo>} : () -> ()

// -----

// expected-error @+1 {{expected ','}}
"x.op"() {a = #llvm.memory_effects<other = none, argMem = none>} : () -> ()

// -----

// expected-error @+1 {{expected '='}}
"x.op"() {a = #llvm.memory_effects<argMem none>} : () -> ()

// -----

// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{expected a parameter name in struct}}
"x.op"() {a = #llvm.memory_effects<>} : () -> ()

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: foo}}
"x.op"() {a = #llvm.memory_effects<foo = none>} : () -> ()

// -----

// expected-error @+1 {{expected ','}}
"x.op"() {a = #llvm.memory_effects<other = none foo = none>} : () -> ()

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: other}}
"x.op"() {a = #llvm.memory_effects<other = none, other = none>} : () -> ()

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVM_AddressSpaceAttr parameter 'addressSpace' which is to be a `unsigned`}}
"x.op"() {a = #llvm.address_space<a>} : () -> ()

// -----

// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{failed to parse LLVM_AddressSpaceAttr parameter 'addressSpace' which is to be a `unsigned`}}
"x.op"() {a = #llvm.address_space<4294967296>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LoopVectorizeAttr parameter 'disable' which is to be a `BoolAttr`}}
"x.op"() {a = #llvm.loop_vectorize<disable = 1>} : () -> ()

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: foo}}
"x.op"() {a = #llvm.loop_vectorize<foo = 1>} : () -> ()

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: disable}}
"x.op"() {a = #llvm.loop_vectorize<disable = true, disable = true>} : () -> ()

// -----

// expected-error @+1 {{expected '='}}
"x.op"() {a = #llvm.loop_vectorize<disable>} : () -> ()

// -----

// expected-error @+1 {{expected '>'}}
"x.op"() {a = #llvm.loop_vectorize<3>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LoopVectorizeAttr parameter 'width' which is to be a `IntegerAttr`}}
"x.op"() {a = #llvm.loop_vectorize<width = "a">} : () -> ()

// -----

// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{failed to parse LoopVectorizeAttr parameter 'followupAll' which is to be a `LoopAnnotationAttr`}}
"x.op"() {a = #llvm.loop_vectorize<followupAll = "a">} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LoopVectorizeAttr parameter 'followupAll' which is to be a `LoopAnnotationAttr`}}
"x.op"() {a = #llvm.loop_vectorize<followupAll = #llvm.loop_licm<disable=true>>} : () -> ()

// -----

// expected-error @+3 {{invalid kind of attribute specified}}
// expected-error @+2 {{failed to parse LoopAnnotationAttr parameter 'disableNonforced' which is to be a `BoolAttr`}}
// expected-error @+1 {{failed to parse LoopVectorizeAttr parameter 'followupAll' which is to be a `LoopAnnotationAttr`}}
"x.op"() {a = #llvm.loop_vectorize<followupAll = <disableNonforced = 1>>} : () -> ()

// -----

// expected-error @+1 {{expected '<'}}
"x.op"() {a = #llvm.loop_vectorize} : () -> ()

// -----

// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{failed to parse LoopAnnotationAttr parameter 'parallelAccesses' which is to be a `::llvm::ArrayRef<AccessGroupAttr>`}}
"x.op"() {a = #llvm.loop_annotation<parallelAccesses = >} : () -> ()

// -----

// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{failed to parse LoopAnnotationAttr parameter 'parallelAccesses' which is to be a `::llvm::ArrayRef<AccessGroupAttr>`}}
"x.op"() {a = #llvm.loop_annotation<parallelAccesses = #llvm.access_group<id = distinct[0]<>>, 3>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LoopAnnotationAttr parameter 'startLoc' which is to be a `FusedLoc`}}
"x.op"() {a = #llvm.loop_annotation<startLoc = loc("a":1:1)>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LoopAnnotationAttr parameter 'startLoc' which is to be a `FusedLoc`}}
"x.op"() {a = #llvm.loop_annotation<startLoc = loc(fused[unknown]) >} : () -> ()

// -----

// expected-error @+1 {{struct is missing required parameter: domain}}
"x.op"() {a = #llvm.alias_scope<id = "a">} : () -> ()

// -----

// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{failed to parse LLVM_AliasScopeAttr parameter 'domain' which is to be a `AliasScopeDomainAttr`}}
"x.op"() {a = #llvm.alias_scope<id = distinct[0]<>, domain = 3>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_AccessGroupAttr parameter 'id' which is to be a `DistinctAttr`}}
"x.op"() {a = #llvm.access_group<id = 3>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_TBAARootAttr parameter 'id' which is to be a `StringAttr`}}
"x.op"() {a = #llvm.tbaa_root<id = 3>} : () -> ()

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: foo}}
"x.op"() {a = #llvm.tbaa_root<foo = "a">} : () -> ()

// -----

// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{failed to parse LLVM_TBAATypeDescriptorAttr parameter 'members' which is to be a `::llvm::ArrayRef<TBAAMemberAttr>`}}
"x.op"() {a = #llvm.tbaa_type_desc<id = "a", members = {}>} : () -> ()

// -----

// expected-error @+2 {{expected string}}
// expected-error @+1 {{failed to parse LLVM_TBAATypeDescriptorAttr parameter 'id' which is to be a `::llvm::StringRef`}}
"x.op"() {a = #llvm.tbaa_type_desc<id = a, members = {}>} : () -> ()

// -----

// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{failed to parse LLVM_TBAATypeDescriptorAttr parameter 'members' which is to be a `::llvm::ArrayRef<TBAAMemberAttr>`}}
"x.op"() {a = #llvm.tbaa_type_desc<id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>, }>} : () -> ()

// -----

// expected-error @+3 {{invalid kind of attribute specified}}
// expected-error @+2 {{failed to parse LLVM_TBAAMemberAttr parameter 'typeDesc' which is to be a `TBAANodeAttr`}}
// expected-error @+1 {{failed to parse LLVM_TBAATypeDescriptorAttr parameter 'members' which is to be a `::llvm::ArrayRef<TBAAMemberAttr>`}}
"x.op"() {a = #llvm.tbaa_type_desc<id = "a", members = {<3, 0>}>} : () -> ()

// -----

// expected-error @+2 {{expected '{'}}
// expected-error @+1 {{failed to parse LLVM_TBAATypeDescriptorAttr parameter 'members' which is to be a `::llvm::ArrayRef<TBAAMemberAttr>`}}
"x.op"() {a = #llvm.tbaa_type_desc<id = "a", members = 3>} : () -> ()

// -----

// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{failed to parse LLVM_TBAATagAttr parameter 'base_type' which is to be a `TBAATypeDescriptorAttr`}}
"x.op"() {a = #llvm.tbaa_tag<base_type = 3>} : () -> ()

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVM_TBAATagAttr parameter 'offset' which is to be a `int64_t`}}
"x.op"() {a = #llvm.tbaa_tag<offset = a>} : () -> ()

// -----

// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{failed to parse LLVM_TBAATagAttr parameter 'constant' which is to be a `bool`}}
"x.op"() {a = #llvm.tbaa_tag<constant = 3>} : () -> ()

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVM_TBAATagAttr parameter 'constant' which is to be a `bool`}}
"x.op"() {a = #llvm.tbaa_tag<constant = foo>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_VScaleRangeAttr parameter 'minRange' which is to be a `IntegerAttr`}}
"x.op"() {a = #llvm.vscale_range<minRange = "a", maxRange = 2>} : () -> ()

// -----

// expected-error @+2 {{expected attribute value}}
// expected-error @+1 {{failed to parse LLVM_TargetAttr parameter 'triple' which is to be a `StringAttr`}}
"x.op"() {a = #llvm.target<triple = a, chip = "b">} : () -> ()

// -----

// expected-error @+2 {{target features must start with '+' or '-'}}
// expected-error @+1 {{failed to parse LLVM_TargetAttr parameter 'features' which is to be a `TargetFeaturesAttr`}}
"x.op"() {a = #llvm.target<triple = "a", chip = "b", features = <["a"]>>} : () -> ()

// -----

// expected-error @+1 {{target features must start with '+' or '-'}}
"x.op"() {a = #llvm.target_features<["a"]>} : () -> ()

// -----

// expected-error @+2 {{expected attribute value}}
// expected-error @+1 {{failed to parse LLVM_TargetFeaturesAttr parameter 'features' which is to be a `::llvm::ArrayRef<StringAttr>`}}
"x.op"() {a = #llvm.target_features<[a]>} : () -> ()

// -----

// expected-error @+1 {{target features can not contain ','}}
"x.op"() {a = #llvm.target_features<["+a,+b"]>} : () -> ()

// -----

// expected-error @+1 {{target features can not be null or empty}}
"x.op"() {a = #llvm.target_features<[""]>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_TargetFeaturesAttr parameter 'features' which is to be a `::llvm::ArrayRef<StringAttr>`}}
"x.op"() {a = #llvm.target_features<[1]>} : () -> ()

// -----

// expected-error @+1 {{expected '['}}
"x.op"() {a = #llvm.target_features<>} : () -> ()

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVM_BlockTagAttr parameter 'id' which is to be a `uint32_t`}}
"x.op"() {a = #llvm.blocktag<id = a>} : () -> ()

// -----

// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{expected a parameter name in struct}}
"x.op"() {a = #llvm.blocktag<1>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_BlockAddressAttr parameter 'function' which is to be a `FlatSymbolRefAttr`}}
"x.op"() {a = #llvm.blockaddress<function = @f::@g, tag = <id = 1>>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_BlockAddressAttr parameter 'function' which is to be a `FlatSymbolRefAttr`}}
"x.op"() {a = #llvm.blockaddress<function = 3, tag = <id = 1>>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_VecTypeHintAttr parameter 'hint' which is to be a `TypeAttr`}}
"x.op"() {a = #llvm.vec_type_hint<hint = 3>} : () -> ()

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVM_DereferenceableAttr parameter 'bytes' which is to be a `uint64_t`}}
"x.op"() {a = #llvm.dereferenceable<bytes = a>} : () -> ()

// -----

// expected-error @+1 {{struct is missing required parameter: bytes}}
"x.op"() {a = #llvm.dereferenceable<mayBeNull = true>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse ModuleFlagCGProfileEntryAttr parameter 'from' which is to be a `FlatSymbolRefAttr`}}
"x.op"() {a = #llvm.cgprofile_entry<from = 3, to = @b, count = 3>} : () -> ()

// -----

// expected-error @+2 {{expected one of [SampleProfile, InstrProf, CSInstrProf] for LLVM ProfileSummary format kinds, got: foo}}
// expected-error @+1 {{failed to parse ModuleFlagProfileSummaryAttr parameter 'format' which is to be a `ProfileSummaryFormatKind`}}
"x.op"() {a = #llvm.profile_summary<format = foo>} : () -> ()

// -----

// expected-error @+1 {{invalid kind of type specified: expected builtin.integer, but found 'f32'}}
"x.op"() {a = #llvm.constant_range<f32, 0, 12>} : () -> ()

// -----

// expected-error @+1 {{expected integer value}}
"x.op"() {a = #llvm.constant_range<i32, "a", 12>} : () -> ()

// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {a = #llvm.constant_range<foo>} : () -> ()

// -----

// expected-error @+1 {{expected ','}}
"x.op"() {a = #llvm.constant_range<i32, 0>} : () -> ()

// -----

// expected-error @+2 {{expected attribute value}}
// expected-error @+1 {{failed to parse LLVM_DependentLibrariesAttr parameter 'libs' which is to be a `::llvm::ArrayRef<StringAttr>`}}
"x.op"() {a = #llvm.dependent_libraries<>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DependentLibrariesAttr parameter 'libs' which is to be a `::llvm::ArrayRef<StringAttr>`}}
"x.op"() {a = #llvm.dependent_libraries<3>} : () -> ()

// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = #llvm.dso_local_equivalent @a} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DSOLocalEquivalentAttr parameter 'sym' which is to be a `FlatSymbolRefAttr`}}
"x.op"() {a = #llvm.dso_local_equivalent 3} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DSOLocalEquivalentAttr parameter 'sym' which is to be a `FlatSymbolRefAttr`}}
"x.op"() {a = #llvm.dso_local_equivalent @a::@b} : () -> ()

// -----

// expected-error @+1 {{expected ':'}}
"x.op"() {a = #llvm.mmra_tag<"a","b">} : () -> ()

// -----

// expected-error @+2 {{expected string}}
// expected-error @+1 {{failed to parse LLVM_MMRATagAttr parameter 'prefix' which is to be a `::llvm::StringRef`}}
"x.op"() {a = #llvm.mmra_tag<a>} : () -> ()

// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = #llvm.undef foo} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse WorkgroupAttributionAttr parameter 'element_type' which is to be a `TypeAttr`}}
"x.op"() {a = #llvm.mlir.workgroup_attribution<4, 5>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse WorkgroupAttributionAttr parameter 'num_elements' which is to be a `IntegerAttr`}}
"x.op"() {a = #llvm.mlir.workgroup_attribution<"a", f32>} : () -> ()

// -----

// expected-error @+1 {{expected '>'}}
"x.op"() {a = #llvm.linkage<external foo>} : () -> ()

// -----

// expected-error @+1 {{expected '<'}}
"x.op"() {a = #llvm.linkage external} : () -> ()

// -----

// expected-error @+1 {{expected valid keyword}}
"x.op"() {a = #llvm.} : () -> ()

// -----

// expected-error @+1 {{expected valid keyword}}
"x.op"() {a = #llvm<>} : () -> ()

// -----

// expected-error @+1 {{expected valid keyword}}
"x.op"() {a = #llvm<3>} : () -> ()

// -----

// expected-error @+1 {{unknown attribute `foo` in dialect `llvm`}}
"x.op"() {a = #llvm.foo<3>} : () -> ()

// -----

// expected-error @+1 {{unknown attribute `linkage.x` in dialect `llvm`}}
"x.op"() {a = #llvm.linkage.x<external>} : () -> ()

// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{expected a parameter name in struct}}
"test.op"() {a = #llvm.alias_scope_domain<>} : () -> ()

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: id}}
"test.op"() {a = #llvm.alias_scope_domain<id = 1 : i32, id = 2 : i32>} : () -> ()

// -----

// expected-error @+1 {{struct is missing required parameter: id}}
"test.op"() {a = #llvm.alias_scope_domain<description = "d">} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_AliasScopeDomainAttr parameter 'description' which is to be a `StringAttr`}}
"test.op"() {a = #llvm.alias_scope_domain<id = distinct[0]<>, description = 1>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LoopDistributeAttr parameter 'disable' which is to be a `BoolAttr`}}
"test.op"() {a = #llvm.loop_distribute<disable = 1>} : () -> ()

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: disable}}
"test.op"() {a = #llvm.loop_distribute<disable = true, disable = true>} : () -> ()

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: enable}}
"test.op"() {a = #llvm.loop_distribute<enable = true>} : () -> ()

// -----

// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{failed to parse LoopDistributeAttr parameter 'followupFallback' which is to be a `LoopAnnotationAttr`}}
"test.op"() {a = #llvm.loop_distribute<followupFallback = true>} : () -> ()

// -----

// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{expected a parameter name in struct}}
"test.op"() {a = #llvm.loop_interleave<>} : () -> ()

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: number}}
"test.op"() {a = #llvm.loop_interleave<number = 1 : i32>} : () -> ()

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: number}}
"test.op"() {a = #llvm.loop_peeled<number = 1 : i32>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LoopPipelineAttr parameter 'disable' which is to be a `BoolAttr`}}
"test.op"() {a = #llvm.loop_pipeline<disable = 0>} : () -> ()

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: depth}}
"test.op"() {a = #llvm.loop_pipeline<depth = 1 : i32>} : () -> ()

// -----

// expected-error @+2 {{expected attribute value}}
// expected-error @+1 {{failed to parse LoopUnrollAttr parameter 'disable' which is to be a `BoolAttr`}}
"test.op"() {a = #llvm.loop_unroll<disable = maybe>} : () -> ()

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: runtime}}
"test.op"() {a = #llvm.loop_unroll<runtime = true>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LoopUnrollAttr parameter 'full' which is to be a `BoolAttr`}}
"test.op"() {a = #llvm.loop_unroll<full = 1 : i32>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LoopUnrollAndJamAttr parameter 'disable' which is to be a `BoolAttr`}}
"test.op"() {a = #llvm.loop_unroll_and_jam<disable = 3>} : () -> ()

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: full}}
"test.op"() {a = #llvm.loop_unroll_and_jam<full = true>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LoopUnrollAndJamAttr parameter 'count' which is to be a `IntegerAttr`}}
"test.op"() {a = #llvm.loop_unroll_and_jam<count = "x">} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LoopUnswitchAttr parameter 'partialDisable' which is to be a `BoolAttr`}}
"test.op"() {a = #llvm.loop_unswitch<partialDisable = 3>} : () -> ()

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: disable}}
"test.op"() {a = #llvm.loop_unswitch<disable = true>} : () -> ()

// -----

// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{expected a parameter name in struct}}
"test.op"() {a = #llvm.profile_summary_detailed<>} : () -> ()

// -----

// expected-error @+1 {{expected ','}}
"test.op"() {a = #llvm.profile_summary_detailed<cut_off = 1>} : () -> ()

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse ModuleFlagProfileSummaryDetailedAttr parameter 'cut_off' which is to be a `uint32_t`}}
"test.op"() {a = #llvm.profile_summary_detailed<cut_off = x, min_count = 2, num_counts = 3>} : () -> ()

// -----

// expected-error @+1 {{expected '>'}}
"test.op"() {a = #llvm.profile_summary_detailed<cut_off = 1, min_count = 2, num_counts = 3, more = 4>} : () -> ()

// -----

// expected-error @+2 {{expected attribute value}}
// expected-error @+1 {{failed to parse LLVM_TBAAMemberAttr parameter 'typeDesc' which is to be a `TBAANodeAttr`}}
"test.op"() {a = #llvm.tbaa_member<>} : () -> ()

// -----

// expected-error @+1 {{expected ','}}
"test.op"() {a = #llvm.tbaa_member<#llvm.tbaa_root>} : () -> ()

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVM_TBAAMemberAttr parameter 'offset' which is to be a `int64_t`}}
"test.op"() {a = #llvm.tbaa_member<#llvm.tbaa_root, x>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_TBAAMemberAttr parameter 'typeDesc' which is to be a `TBAANodeAttr`}}
"test.op"() {a = #llvm.tbaa_member<1, 0>} : () -> ()

// -----

// expected-error @+1 {{expected '>'}}
"test.op"() {a = #llvm.tbaa_member<#llvm.tbaa_root, 0, 1>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_TBAAMemberAttr parameter 'typeDesc' which is to be a `TBAANodeAttr`}}
"test.op"() {a = #llvm.tbaa_member<#llvm.poison, 0>} : () -> ()

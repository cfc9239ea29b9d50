// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

// What declarations and definitions pass on of what they are given.
llvm.func @pers(...) -> i32
llvm.func @d0(i32) attributes {always_inline}
llvm.func @e0(%x: i32) attributes {always_inline} { llvm.return }
llvm.func @d1(i32) attributes {no_unwind}
llvm.func @e1(%x: i32) attributes {no_unwind} { llvm.return }
llvm.func @d2(i32) attributes {will_return}
llvm.func @e2(%x: i32) attributes {will_return} { llvm.return }
llvm.func @d3(i32) attributes {convergent}
llvm.func @e3(%x: i32) attributes {convergent} { llvm.return }
llvm.func @d4(i32) attributes {noreturn}
llvm.func @e4(%x: i32) attributes {noreturn} { llvm.return }
llvm.func @d5(i32) attributes {returns_twice}
llvm.func @e5(%x: i32) attributes {returns_twice} { llvm.return }
llvm.func @d6(i32) attributes {cold}
llvm.func @e6(%x: i32) attributes {cold} { llvm.return }
llvm.func @d7(i32) attributes {hot}
llvm.func @e7(%x: i32) attributes {hot} { llvm.return }
llvm.func @d8(i32) attributes {noduplicate}
llvm.func @e8(%x: i32) attributes {noduplicate} { llvm.return }
llvm.func @d9(i32) attributes {no_caller_saved_registers}
llvm.func @e9(%x: i32) attributes {no_caller_saved_registers} { llvm.return }
llvm.func @d10(i32) attributes {nocallback}
llvm.func @e10(%x: i32) attributes {nocallback} { llvm.return }
llvm.func @d11(i32) attributes {inline_hint}
llvm.func @e11(%x: i32) attributes {inline_hint} { llvm.return }
llvm.func @d12(i32) attributes {no_inline}
llvm.func @e12(%x: i32) attributes {no_inline} { llvm.return }
llvm.func @d13(i32) attributes {optimize_none, no_inline}
llvm.func @e13(%x: i32) attributes {optimize_none, no_inline} { llvm.return }
llvm.func @d14(i32) attributes {target_cpu = "x"}
llvm.func @e14(%x: i32) attributes {target_cpu = "x"} { llvm.return }
llvm.func @d15(i32) attributes {tune_cpu = "y"}
llvm.func @e15(%x: i32) attributes {tune_cpu = "y"} { llvm.return }
llvm.func @d16(i32) attributes {target_features = #llvm.target_features<["+a"]>}
llvm.func @e16(%x: i32) attributes {target_features = #llvm.target_features<["+a"]>} { llvm.return }
llvm.func @d17(i32) attributes {frame_pointer = #llvm.framePointerKind<"all">}
llvm.func @e17(%x: i32) attributes {frame_pointer = #llvm.framePointerKind<"all">} { llvm.return }
llvm.func @d18(i32) attributes {vscale_range = #llvm.vscale_range<minRange = 1, maxRange = 4>}
llvm.func @e18(%x: i32) attributes {vscale_range = #llvm.vscale_range<minRange = 1, maxRange = 4>} { llvm.return }
llvm.func @d19(i32) attributes {uwtable_kind = #llvm.uwtableKind<async>}
llvm.func @e19(%x: i32) attributes {uwtable_kind = #llvm.uwtableKind<async>} { llvm.return }
llvm.func @d20(i32) attributes {no_signed_zeros_fp_math = true}
llvm.func @e20(%x: i32) attributes {no_signed_zeros_fp_math = true} { llvm.return }
llvm.func @d21(i32) attributes {no_infs_fp_math = true}
llvm.func @e21(%x: i32) attributes {no_infs_fp_math = true} { llvm.return }
llvm.func @d22(i32) attributes {no_nans_fp_math = true}
llvm.func @e22(%x: i32) attributes {no_nans_fp_math = true} { llvm.return }
llvm.func @d23(i32) attributes {approx_func_fp_math = true}
llvm.func @e23(%x: i32) attributes {approx_func_fp_math = true} { llvm.return }
llvm.func @d24(i32) attributes {unsafe_fp_math = true}
llvm.func @e24(%x: i32) attributes {unsafe_fp_math = true} { llvm.return }
llvm.func @d25(i32) attributes {instrument_function_entry = "x"}
llvm.func @e25(%x: i32) attributes {instrument_function_entry = "x"} { llvm.return }
llvm.func @d26(i32) attributes {instrument_function_exit = "y"}
llvm.func @e26(%x: i32) attributes {instrument_function_exit = "y"} { llvm.return }
llvm.func @d27(i32) attributes {reciprocal_estimates = "z"}
llvm.func @e27(%x: i32) attributes {reciprocal_estimates = "z"} { llvm.return }
llvm.func @d28(i32) attributes {prefer_vector_width = "4"}
llvm.func @e28(%x: i32) attributes {prefer_vector_width = "4"} { llvm.return }
llvm.func @d29(i32) attributes {denormal_fp_math = "ieee"}
llvm.func @e29(%x: i32) attributes {denormal_fp_math = "ieee"} { llvm.return }
llvm.func @d30(i32) attributes {denormal_fp_math_f32 = "ieee"}
llvm.func @e30(%x: i32) attributes {denormal_fp_math_f32 = "ieee"} { llvm.return }
llvm.func @d31(i32) attributes {fp_contract = "fast"}
llvm.func @e31(%x: i32) attributes {fp_contract = "fast"} { llvm.return }
llvm.func @d32(i32) attributes {less_precise_fpmad = true}
llvm.func @e32(%x: i32) attributes {less_precise_fpmad = true} { llvm.return }
llvm.func @d33(i32) attributes {probe_stack = "p"}
llvm.func @e33(%x: i32) attributes {probe_stack = "p"} { llvm.return }
llvm.func @d34(i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}
llvm.func @e34(%x: i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} { llvm.return }
llvm.func @d35(i32) attributes {arm_streaming}
llvm.func @e35(%x: i32) attributes {arm_streaming} { llvm.return }
llvm.func @d36(i32) attributes {arm_locally_streaming}
llvm.func @e36(%x: i32) attributes {arm_locally_streaming} { llvm.return }
llvm.func @d37(i32) attributes {arm_streaming_compatible}
llvm.func @e37(%x: i32) attributes {arm_streaming_compatible} { llvm.return }
llvm.func @d38(i32) attributes {arm_new_za}
llvm.func @e38(%x: i32) attributes {arm_new_za} { llvm.return }
llvm.func @d39(i32) attributes {arm_in_za}
llvm.func @e39(%x: i32) attributes {arm_in_za} { llvm.return }
llvm.func @d40(i32) attributes {arm_preserves_za}
llvm.func @e40(%x: i32) attributes {arm_preserves_za} { llvm.return }
llvm.func @e41(%x: i32) attributes {function_entry_count = 3 : i64} { llvm.return }
llvm.func @d42(i32) attributes {trap_func_name = "t"}
llvm.func @e42(%x: i32) attributes {trap_func_name = "t"} { llvm.return }
llvm.func @d43(i32) attributes {allocsize = array<i32: 0>}
llvm.func @e43(%x: i32) attributes {allocsize = array<i32: 0>} { llvm.return }
llvm.func @d44(i32) attributes {default_func_attrs = {a = "b", c}}
llvm.func @e44(%x: i32) attributes {default_func_attrs = {a = "b", c}} { llvm.return }
llvm.func @d45(i32) attributes {zero_call_used_regs = "skip"}
llvm.func @e45(%x: i32) attributes {zero_call_used_regs = "skip"} { llvm.return }
llvm.func @d46(i32) attributes {sanitize_address}
llvm.func @e46(%x: i32) attributes {sanitize_address} { llvm.return }
llvm.func @d47(i32) attributes {use_sample_profile}
llvm.func @e47(%x: i32) attributes {use_sample_profile} { llvm.return }
llvm.func @d48(i32) attributes {modular_format = "x"}
llvm.func @e48(%x: i32) attributes {modular_format = "x"} { llvm.return }
llvm.func @d49(i32) attributes {nobuiltins = ["a"]}
llvm.func @e49(%x: i32) attributes {nobuiltins = ["a"]} { llvm.return }
llvm.func @d50(i32) attributes {nobuiltins = []}
llvm.func @e50(%x: i32) attributes {nobuiltins = []} { llvm.return }
llvm.func @d51(i32) attributes {alloc_family = "x"}
llvm.func @e51(%x: i32) attributes {alloc_family = "x"} { llvm.return }
llvm.func @d52(i32) attributes {save_reg_params}
llvm.func @e52(%x: i32) attributes {save_reg_params} { llvm.return }
llvm.func @d53(i32) attributes {stack_protector}
llvm.func @e53(%x: i32) attributes {stack_protector} { llvm.return }
llvm.func @d54(i32) attributes {intel_reqd_sub_group_size = 4 : i32}
llvm.func @e54(%x: i32) attributes {intel_reqd_sub_group_size = 4 : i32} { llvm.return }
llvm.func @d55(i32) attributes {work_group_size_hint = array<i32: 1,2,3>}
llvm.func @e55(%x: i32) attributes {work_group_size_hint = array<i32: 1,2,3>} { llvm.return }
llvm.func @d56(i32) attributes {reqd_work_group_size = array<i32: 1,2,3>}
llvm.func @e56(%x: i32) attributes {reqd_work_group_size = array<i32: 1,2,3>} { llvm.return }
llvm.func @d57(i32) attributes {vec_type_hint = #llvm.vec_type_hint<hint = i32>}
llvm.func @e57(%x: i32) attributes {vec_type_hint = #llvm.vec_type_hint<hint = i32>} { llvm.return }
llvm.func @d58(i32) attributes {personality = @pers}
llvm.func @e58(%x: i32) attributes {personality = @pers} { llvm.return }
llvm.func @d59(i32) attributes {garbageCollector = "gg"}
llvm.func @e59(%x: i32) attributes {garbageCollector = "gg"} { llvm.return }
llvm.func @a(i32) attributes {intel_reqd_sub_group_size = 4 : i32, work_group_size_hint = array<i32: 1,2,3>, reqd_work_group_size = array<i32: 4,5,6>, vec_type_hint = #llvm.vec_type_hint<hint = i32, is_signed = true>}
llvm.func @b(i32) attributes {vec_type_hint = #llvm.vec_type_hint<hint = vector<4xf32>>} { ^bb0(%a: i32): llvm.return }
llvm.func @c(i32) attributes {function_entry_count = 3 : i64, intel_reqd_sub_group_size = 8 : i32} { ^bb0(%a: i32): llvm.return }

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: declare i32 @pers(...)
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: alwaysinline
// CHECK-NEXT: declare void @d0(i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: alwaysinline
// CHECK-NEXT: define void @e0(i32 [[V0:%[^ ]+]]) #0 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @d1(i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define void @e1(i32 [[V0:%[^ ]+]]) #1 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: willreturn
// CHECK-NEXT: declare void @d2(i32) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: willreturn
// CHECK-NEXT: define void @e2(i32 [[V0:%[^ ]+]]) #2 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent
// CHECK-NEXT: declare void @d3(i32) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent
// CHECK-NEXT: define void @e3(i32 [[V0:%[^ ]+]]) #3 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d4(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e4(i32 [[V0:%[^ ]+]]) {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d5(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e5(i32 [[V0:%[^ ]+]]) {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d6(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e6(i32 [[V0:%[^ ]+]]) {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d7(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e7(i32 [[V0:%[^ ]+]]) {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d8(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e8(i32 [[V0:%[^ ]+]]) {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d9(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e9(i32 [[V0:%[^ ]+]]) {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d10(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e10(i32 [[V0:%[^ ]+]]) {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: inlinehint
// CHECK-NEXT: declare void @d11(i32) #4
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: inlinehint
// CHECK-NEXT: define void @e11(i32 [[V0:%[^ ]+]]) #4 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: noinline
// CHECK-NEXT: declare void @d12(i32) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: noinline
// CHECK-NEXT: define void @e12(i32 [[V0:%[^ ]+]]) #5 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: noinline optnone
// CHECK-NEXT: declare void @d13(i32) #6
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: noinline optnone
// CHECK-NEXT: define void @e13(i32 [[V0:%[^ ]+]]) #6 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d14(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e14(i32 [[V0:%[^ ]+]]) #7 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d15(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e15(i32 [[V0:%[^ ]+]]) #8 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d16(i32) #9
// CHECK-EMPTY:
// CHECK-NEXT: define void @e16(i32 [[V0:%[^ ]+]]) #9 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d17(i32) #10
// CHECK-EMPTY:
// CHECK-NEXT: define void @e17(i32 [[V0:%[^ ]+]]) #10 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d18(i32)
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: vscale_range(1,4)
// CHECK-NEXT: define void @e18(i32 [[V0:%[^ ]+]]) #11 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: uwtable
// CHECK-NEXT: declare void @d19(i32) #12
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: uwtable
// CHECK-NEXT: define void @e19(i32 [[V0:%[^ ]+]]) #12 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d20(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e20(i32 [[V0:%[^ ]+]]) #13 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d21(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e21(i32 [[V0:%[^ ]+]]) #14 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d22(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e22(i32 [[V0:%[^ ]+]]) #15 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d23(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e23(i32 [[V0:%[^ ]+]]) {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d24(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e24(i32 [[V0:%[^ ]+]]) {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d25(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e25(i32 [[V0:%[^ ]+]]) #16 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d26(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e26(i32 [[V0:%[^ ]+]]) #17 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d27(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e27(i32 [[V0:%[^ ]+]]) #18 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d28(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e28(i32 [[V0:%[^ ]+]]) #19 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d29(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e29(i32 [[V0:%[^ ]+]]) #20 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d30(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e30(i32 [[V0:%[^ ]+]]) #21 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d31(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e31(i32 [[V0:%[^ ]+]]) #22 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d32(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e32(i32 [[V0:%[^ ]+]]) {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d33(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e33(i32 [[V0:%[^ ]+]]) {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: memory(none)
// CHECK-NEXT: declare void @d34(i32) #23
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: memory(none)
// CHECK-NEXT: define void @e34(i32 [[V0:%[^ ]+]]) #23 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d35(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e35(i32 [[V0:%[^ ]+]]) #24 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d36(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e36(i32 [[V0:%[^ ]+]]) #25 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d37(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e37(i32 [[V0:%[^ ]+]]) #26 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d38(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e38(i32 [[V0:%[^ ]+]]) #27 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d39(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e39(i32 [[V0:%[^ ]+]]) #28 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d40(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e40(i32 [[V0:%[^ ]+]]) #29 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @e41(i32 [[V0:%[^ ]+]]) !prof !1 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d42(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e42(i32 [[V0:%[^ ]+]]) {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d43(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e43(i32 [[V0:%[^ ]+]]) {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d44(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e44(i32 [[V0:%[^ ]+]]) {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d45(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e45(i32 [[V0:%[^ ]+]]) {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d46(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e46(i32 [[V0:%[^ ]+]]) {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d47(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e47(i32 [[V0:%[^ ]+]]) {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d48(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e48(i32 [[V0:%[^ ]+]]) {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d49(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e49(i32 [[V0:%[^ ]+]]) {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d50(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e50(i32 [[V0:%[^ ]+]]) {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d51(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e51(i32 [[V0:%[^ ]+]]) {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d52(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e52(i32 [[V0:%[^ ]+]]) {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d53(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e53(i32 [[V0:%[^ ]+]]) {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare !intel_reqd_sub_group_size !2 void @d54(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e54(i32 [[V0:%[^ ]+]]) !intel_reqd_sub_group_size !2 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare !work_group_size_hint !3 void @d55(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e55(i32 [[V0:%[^ ]+]]) !work_group_size_hint !3 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare !reqd_work_group_size !3 void @d56(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e56(i32 [[V0:%[^ ]+]]) !reqd_work_group_size !3 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare !vec_type_hint !4 void @d57(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e57(i32 [[V0:%[^ ]+]]) !vec_type_hint !4 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d58(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @e58(i32 [[V0:%[^ ]+]]) personality ptr @pers {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @d59(i32) gc "gg"
// CHECK-EMPTY:
// CHECK-NEXT: define void @e59(i32 [[V0:%[^ ]+]]) gc "gg" {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare !intel_reqd_sub_group_size !2 !work_group_size_hint !3 !reqd_work_group_size !5 !vec_type_hint !6 void @a(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @b(i32 [[V0:%[^ ]+]]) !vec_type_hint !7 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @c(i32 [[V0:%[^ ]+]]) !prof !1 !intel_reqd_sub_group_size !8 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { alwaysinline }
// CHECK-NEXT: attributes #1 = { nounwind }
// CHECK-NEXT: attributes #2 = { willreturn }
// CHECK-NEXT: attributes #3 = { convergent }
// CHECK-NEXT: attributes #4 = { inlinehint }
// CHECK-NEXT: attributes #5 = { noinline }
// CHECK-NEXT: attributes #6 = { noinline optnone }
// CHECK-NEXT: attributes #7 = { "target-cpu"="x" }
// CHECK-NEXT: attributes #8 = { "tune-cpu"="y" }
// CHECK-NEXT: attributes #9 = { "target-features"="+a" }
// CHECK-NEXT: attributes #10 = { "frame-pointer"="all" }
// CHECK-NEXT: attributes #11 = { vscale_range(1,4) }
// CHECK-NEXT: attributes #12 = { uwtable }
// CHECK-NEXT: attributes #13 = { "no-signed-zeros-fp-math"="true" }
// CHECK-NEXT: attributes #14 = { "no-infs-fp-math"="true" }
// CHECK-NEXT: attributes #15 = { "no-nans-fp-math"="true" }
// CHECK-NEXT: attributes #16 = { "instrument-function-entry"="x" }
// CHECK-NEXT: attributes #17 = { "instrument-function-exit"="y" }
// CHECK-NEXT: attributes #18 = { "reciprocal-estimates"="z" }
// CHECK-NEXT: attributes #19 = { "prefer-vector-width"="4" }
// CHECK-NEXT: attributes #20 = { "denormal-fp-math"="ieee" }
// CHECK-NEXT: attributes #21 = { "denormal-fp-math-f32"="ieee" }
// CHECK-NEXT: attributes #22 = { "fp-contract"="fast" }
// CHECK-NEXT: attributes #23 = { memory(none) }
// CHECK-NEXT: attributes #24 = { "aarch64_pstate_sm_enabled" }
// CHECK-NEXT: attributes #25 = { "aarch64_pstate_sm_body" }
// CHECK-NEXT: attributes #26 = { "aarch64_pstate_sm_compatible" }
// CHECK-NEXT: attributes #27 = { "aarch64_new_za" }
// CHECK-NEXT: attributes #28 = { "aarch64_in_za" }
// CHECK-NEXT: attributes #29 = { "aarch64_preserves_za" }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{!"function_entry_count", i64 3}
// CHECK-NEXT: !2 = !{i32 4}
// CHECK-NEXT: !3 = !{i32 1, i32 2, i32 3}
// CHECK-NEXT: !4 = !{i32 undef, i32 0}
// CHECK-NEXT: !5 = !{i32 4, i32 5, i32 6}
// CHECK-NEXT: !6 = !{i32 undef, i32 1}
// CHECK-NEXT: !7 = !{<4 x float> undef, i32 0}
// CHECK-NEXT: !8 = !{i32 8}

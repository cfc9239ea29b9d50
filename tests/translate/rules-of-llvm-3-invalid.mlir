// RUN: not mlir-translate %s --split-input-file --mlir-to-llvmir 2>&1 | FileCheck %s

// CHECK: Attribute 'noalias' does not apply to functions!
// CHECK-NEXT: ptr @f
llvm.func @f(i32, !llvm.ptr) -> i32 attributes {passthrough = ["noalias"]}

// -----

// CHECK: Attribute 'builtin' can only be applied to a callsite.
// CHECK-NEXT: ptr @f
llvm.func @f(i32, !llvm.ptr) -> i32 attributes {passthrough = ["builtin"]}

// -----

// CHECK: Attribute 'align 8' does not apply to functions!
// CHECK-NEXT: ptr @f
llvm.func @f(i32, !llvm.ptr) -> i32 attributes {passthrough = [["align", "8"]]}

// -----

// CHECK: Attribute 'captures(ret: address_is_null)' does not apply to functions!
// CHECK-NEXT: ptr @f
llvm.func @f(i32, !llvm.ptr) -> i32 attributes {passthrough = [["captures", "1"]]}

// -----

// CHECK: Attribute 'nofpclass(nan)' does not apply to functions!
// CHECK-NEXT: ptr @f
llvm.func @f(i32, !llvm.ptr) -> i32 attributes {passthrough = [["nofpclass", "3"]]}

// -----

// CHECK: 'allocsize' number of elements argument is out of bounds
// CHECK-NEXT: ptr @f
llvm.func @f(i32, !llvm.ptr) -> i32 attributes {passthrough = [["allocsize", "8"]]}

// -----

// CHECK: 'allocsize' element size argument must refer to an integer parameter
// CHECK-NEXT: ptr @f
llvm.func @f(i32, !llvm.ptr) -> i32 attributes {passthrough = [["allocsize", "4294967296"]]}

// -----

// CHECK: 'allockind()' requires exactly one of alloc, realloc, and free
llvm.func @f(i32, !llvm.ptr) -> i32 attributes {passthrough = [["allockind", "3"]]}

// -----

// CHECK: 'allockind("free")' doesn't allow uninitialized, zeroed, or aligned modifiers.
llvm.func @f(i32, !llvm.ptr) -> i32 attributes {passthrough = [["allockind", "12"]]}

// -----

// CHECK: 'allockind()' can't be both zeroed and uninitialized
llvm.func @f(i32, !llvm.ptr) -> i32 attributes {passthrough = [["allockind", "25"]]}

// -----

// CHECK: 'alloc-variant-zeroed' must not be empty
llvm.func @f(i32, !llvm.ptr) -> i32 attributes {passthrough = [["alloc-variant-zeroed", ""]]}

// -----

// CHECK: Attributes 'minsize and optdebug' are incompatible!
// CHECK-NEXT: ptr @f
llvm.func @f(i32, !llvm.ptr) -> i32 attributes {passthrough = ["minsize", "optdebug"]}

// -----

// CHECK: Attributes 'aarch64_new_za', 'aarch64_in_za', 'aarch64_out_za', 'aarch64_inout_za', 'aarch64_preserves_za' and 'aarch64_za_state_agnostic' are mutually exclusive
// CHECK-NEXT: ptr @f
llvm.func @f(i32, !llvm.ptr) -> i32 attributes {passthrough = [["aarch64_in_za", ""], ["aarch64_out_za", ""]]}

// -----

// CHECK: Attributes 'aarch64_new_zt0', 'aarch64_in_zt0', 'aarch64_out_zt0', 'aarch64_inout_zt0', 'aarch64_preserves_zt0' and 'aarch64_za_state_agnostic' are mutually exclusive
// CHECK-NEXT: ptr @f
llvm.func @f(i32, !llvm.ptr) -> i32 attributes {passthrough = [["aarch64_new_zt0", ""], ["aarch64_in_zt0", ""]]}

// -----

// CHECK: Attribute 'aarch64_zt0_undef' can only be applied to a callsite.
llvm.func @f(i32, !llvm.ptr) -> i32 attributes {passthrough = [["aarch64_zt0_undef", ""]]}

// -----

// CHECK: invalid value for 'less-precise-fpmad' attribute: yes
llvm.func @f(i32, !llvm.ptr) -> i32 attributes {passthrough = [["less-precise-fpmad", "yes"]]}

// -----

// CHECK: invalid value for 'guarded-control-stack' attribute: yes
// CHECK-NEXT: ptr @f
llvm.func @f(i32, !llvm.ptr) -> i32 attributes {passthrough = [["guarded-control-stack", "yes"]]}

// -----

// CHECK: 'sign-return-address-key' present without `sign-return-address`
llvm.func @f(i32, !llvm.ptr) -> i32 attributes {passthrough = [["sign-return-address-key", "a_key"]]}

// -----

// CHECK: invalid value for 'denormal-fp-math' attribute: ieee,odd
// CHECK-NEXT: ptr @f
llvm.func @f(i32, !llvm.ptr) -> i32 attributes {passthrough = [["denormal-fp-math", "ieee,odd"]]}

// -----

// CHECK: modular-format attribute first arg index is out of bounds
// CHECK-NEXT: ptr @f
llvm.func @f(i32, !llvm.ptr) -> i32 attributes {passthrough = [["modular-format", "printf,1,7,impl,float"]]}

// -----

// CHECK: invalid name for a VFABI variant: _ZGVnN4v_f
// CHECK-NEXT: ptr @f
llvm.func @f(i32, !llvm.ptr) -> i32 attributes {passthrough = [["vector-function-abi-variant", "_ZGVnN4v_f"]]}

// -----

// CHECK: invalid name for a VFABI variant: _ZGVnN0vv_f
// CHECK-NEXT: ptr @f
llvm.func @f(i32, !llvm.ptr) -> i32 attributes {passthrough = [["vector-function-abi-variant", "_ZGVnN0vv_f"]]}

// -----

// CHECK: invalid name for a VFABI variant: _ZGV_LLVM_N2vv_f
// CHECK-NEXT: ptr @f
llvm.func @f(i32, !llvm.ptr) -> i32 attributes {passthrough = [["vector-function-abi-variant", "_ZGV_LLVM_N2vv_f"]]}

// -----

// CHECK: invalid name for a VFABI variant: _ZGVnN2vv_f()
// CHECK-NEXT: ptr @f
llvm.func @f(i32, !llvm.ptr) -> i32 attributes {passthrough = [["vector-function-abi-variant", "_ZGVnN2vv_f()"]]}

// -----

// CHECK: 'alloc-variant-zeroed' must name a function belonging to the same 'alloc-family'
llvm.func @f(i32, !llvm.ptr) -> i32 attributes {passthrough = [["alloc-variant-zeroed", "g"], ["alloc-family", "m"]]}
llvm.func @g(i32, !llvm.ptr) -> i32

// -----

// CHECK: cannot use argument of naked function
// CHECK-NEXT: i32 %0
llvm.func @f(%a: i32, %p: !llvm.ptr) -> i32 attributes {passthrough = ["naked"]} {
  llvm.return %a : i32
}

// -----

// CHECK: Function takes token but isn't an intrinsic
// CHECK-NEXT: token %0
// CHECK-NEXT: ptr @f
llvm.func @f(!llvm.token)

// -----

// CHECK: Function takes metadata but isn't an intrinsic
// CHECK-NEXT: metadata %0
// CHECK-NEXT: ptr @f
llvm.func @f(%t: !llvm.metadata) {
  llvm.return
}

// -----

// CHECK: Function returns a x86_amx but isn't an intrinsic
// CHECK-NEXT: ptr @f
llvm.func @f() -> !llvm.x86_amx

// -----

// CHECK: function declaration may not have a !prof attachment
// CHECK-NEXT: ptr @f
llvm.func @f() attributes {function_entry_count = 3 : i64}

// -----

// CHECK: Attribute 'byval' does not support unsized types!
// CHECK-NEXT: ptr @f
llvm.func @f(!llvm.ptr {llvm.byval = !llvm.struct<"unknown", opaque>})

// -----

// CHECK: huge alignment values are unsupported
// CHECK-NEXT: ptr @f
llvm.func @f(!llvm.ptr {llvm.align = 8589934592 : i64})

// -----

// CHECK: Attribute 'elementtype(i32)' does not apply to function return values
// CHECK-NEXT: ptr @f
// CHECK-NEXT: Attribute 'elementtype' can only be applied to a callsite.
// CHECK-NEXT: ptr @f
llvm.func @f() -> (!llvm.ptr {llvm.elementtype = i32})

// -----

// CHECK: huge alignment values are unsupported
// CHECK-NEXT: ptr @g
llvm.mlir.global external @g(0 : i32) {alignment = 8589934592 : i64} : i32

// -----

// CHECK: invalid linkage for intrinsic global variable
// CHECK-NEXT: ptr @llvm.used
llvm.mlir.global external @llvm.used() : i32 {
  %0 = llvm.mlir.zero : i32
  llvm.return %0 : i32
}

// -----

// CHECK: wrong type for intrinsic global variable
// CHECK-NEXT: ptr @llvm.used
llvm.mlir.global appending @llvm.used() : !llvm.array<1 x i32> {
  %0 = llvm.mlir.zero : !llvm.array<1 x i32>
  llvm.return %0 : !llvm.array<1 x i32>
}

// -----

// CHECK: wrong initializer for intrinsic global variable
// CHECK-NEXT: [1 x ptr] zeroinitializer
llvm.mlir.global appending @llvm.compiler.used() : !llvm.array<1 x ptr> {
  %0 = llvm.mlir.zero : !llvm.array<1 x ptr>
  llvm.return %0 : !llvm.array<1 x ptr>
}

// -----

// CHECK: invalid uses of intrinsic global variable
// CHECK-NEXT: ptr @llvm.used
llvm.mlir.global appending @llvm.used() : !llvm.array<1 x ptr> {
  %0 = llvm.mlir.undef : !llvm.array<1 x ptr>
  llvm.return %0 : !llvm.array<1 x ptr>
}
llvm.func @f() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @llvm.used : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// CHECK: the third field of the element type is mandatory, specify ptr null to migrate from the obsoleted 2-field form
llvm.mlir.global appending @llvm.global_ctors() : !llvm.array<1 x struct<(i32, ptr)>> {
  %0 = llvm.mlir.zero : !llvm.array<1 x struct<(i32, ptr)>>
  llvm.return %0 : !llvm.array<1 x struct<(i32, ptr)>>
}

// -----

// CHECK: wrong type for intrinsic global variable
// CHECK-NEXT: ptr @llvm.global_dtors
llvm.mlir.global appending @llvm.global_dtors() : !llvm.array<1 x struct<(i64, ptr, ptr)>> {
  %0 = llvm.mlir.zero : !llvm.array<1 x struct<(i64, ptr, ptr)>>
  llvm.return %0 : !llvm.array<1 x struct<(i64, ptr, ptr)>>
}

// -----

// CHECK: GEP into unsized type!
// CHECK-NEXT: %2 = getelementptr %unknown, ptr %0, i32 1
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"unknown", opaque>
  llvm.return
}

// -----

// CHECK: Cannot allocate unsized type
// CHECK-NEXT: %2 = alloca %unknown, i32 %0, align 8
llvm.func @f(%n: i32) {
  %0 = llvm.alloca %n x !llvm.struct<"unknown", opaque> : (i32) -> !llvm.ptr
  llvm.return
}

// -----

// CHECK: Return type cannot be token for indirect call!
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.call %p() : !llvm.ptr, () -> !llvm.token
  llvm.return
}

// -----

// CHECK: AddrSpaceCast vector pointer number of elements mismatch
// CHECK-NEXT: %2 = addrspacecast <2 x ptr> %0 to ptr addrspace(3)
llvm.func @f(%p: vector<2x!llvm.ptr>) {
  %0 = llvm.addrspacecast %p : vector<2x!llvm.ptr> to !llvm.ptr<3>
  llvm.return
}

// -----

// CHECK: Attribute 'elementtype(i32)' does not apply to function return values
// CHECK-NEXT: call elementtype(i32) void asm "st", "=*m"(ptr %0)
// CHECK-NEXT: Operand for indirect constraint must have elementtype attribute
// CHECK-NEXT: call elementtype(i32) void asm "st", "=*m"(ptr %0)
llvm.func @f(%p: !llvm.ptr) {
  llvm.inline_asm operand_attrs = [{elementtype = i32}] "st", "=*m" %p : (!llvm.ptr) -> ()
  llvm.return
}

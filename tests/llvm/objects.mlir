// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

llvm.func external @f()

// CHECK: module {
// CHECK-NEXT:   llvm.func @f()
// CHECK-NEXT: }

// -----

llvm.func external @f() { llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.mlir.global external @g() : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @g() {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

llvm.mlir.global external @g(1 : i32) : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @g(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

llvm.func available_externally @f() { llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func available_externally @f() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.mlir.global available_externally @g() : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global available_externally @g() {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

llvm.mlir.global available_externally @g(1 : i32) : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global available_externally @g(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

llvm.func linkonce @f() { llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func linkonce @f() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.mlir.global linkonce @g() : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global linkonce @g() {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

llvm.mlir.global linkonce @g(1 : i32) : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global linkonce @g(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

llvm.func linkonce_odr @f() { llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func linkonce_odr @f() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.mlir.global linkonce_odr @g() : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global linkonce_odr @g() {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

llvm.mlir.global linkonce_odr @g(1 : i32) : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global linkonce_odr @g(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

llvm.func weak @f() { llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func weak @f() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.mlir.global weak @g() : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global weak @g() {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

llvm.mlir.global weak @g(1 : i32) : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global weak @g(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

llvm.func weak_odr @f() { llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func weak_odr @f() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.mlir.global weak_odr @g() : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global weak_odr @g() {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

llvm.mlir.global weak_odr @g(1 : i32) : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global weak_odr @g(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

llvm.func appending @f() { llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func appending @f() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func internal @f() { llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func internal @f() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.mlir.global internal @g() : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global internal @g() {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

llvm.mlir.global internal @g(1 : i32) : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global internal @g(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

llvm.func private @f() { llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func private @f() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.mlir.global private @g() : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global private @g() {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

llvm.mlir.global private @g(1 : i32) : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global private @g(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

llvm.func extern_weak @f()

// CHECK: module {
// CHECK-NEXT:   llvm.func extern_weak @f()
// CHECK-NEXT: }

// -----

llvm.func extern_weak @f() { llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func extern_weak @f() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.mlir.global extern_weak @g() : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global extern_weak @g() {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

llvm.mlir.global extern_weak @g(1 : i32) : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global extern_weak @g(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

llvm.mlir.global common @g() : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global common @g() {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

llvm.func ccc @f()

// CHECK: module {
// CHECK-NEXT:   llvm.func @f()
// CHECK-NEXT: }

// -----

llvm.func fastcc @f()

// CHECK: module {
// CHECK-NEXT:   llvm.func fastcc @f()
// CHECK-NEXT: }

// -----

llvm.func coldcc @f()

// CHECK: module {
// CHECK-NEXT:   llvm.func coldcc @f()
// CHECK-NEXT: }

// -----

llvm.func cc_10 @f()

// CHECK: module {
// CHECK-NEXT:   llvm.func cc_10 @f()
// CHECK-NEXT: }

// -----

llvm.func anyregcc @f()

// CHECK: module {
// CHECK-NEXT:   llvm.func anyregcc @f()
// CHECK-NEXT: }

// -----

llvm.func swiftcc @f()

// CHECK: module {
// CHECK-NEXT:   llvm.func swiftcc @f()
// CHECK-NEXT: }

// -----

llvm.func tailcc @f()

// CHECK: module {
// CHECK-NEXT:   llvm.func tailcc @f()
// CHECK-NEXT: }

// -----

llvm.func x86_stdcallcc @f()

// CHECK: module {
// CHECK-NEXT:   llvm.func x86_stdcallcc @f()
// CHECK-NEXT: }

// -----

llvm.func amdgpu_kernelcc @f()

// CHECK: module {
// CHECK-NEXT:   llvm.func amdgpu_kernelcc @f()
// CHECK-NEXT: }

// -----

llvm.func hidden @f()

// CHECK: module {
// CHECK-NEXT:   llvm.func hidden @f()
// CHECK-NEXT: }

// -----

llvm.func protected @f()

// CHECK: module {
// CHECK-NEXT:   llvm.func protected @f()
// CHECK-NEXT: }

// -----

llvm.func local_unnamed_addr @f()

// CHECK: module {
// CHECK-NEXT:   llvm.func local_unnamed_addr @f()
// CHECK-NEXT: }

// -----

llvm.func unnamed_addr @f()

// CHECK: module {
// CHECK-NEXT:   llvm.func unnamed_addr @f()
// CHECK-NEXT: }

// -----

llvm.func internal hidden unnamed_addr fastcc @f() { llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func internal hidden unnamed_addr fastcc @f() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f() -> i32

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() -> i32
// CHECK-NEXT: }

// -----

llvm.func @f() -> (i32)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() -> i32
// CHECK-NEXT: }

// -----

llvm.func @f() -> ()

// CHECK: module {
// CHECK-NEXT:   llvm.func @f()
// CHECK-NEXT: }

// -----

llvm.func @f(...)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(...)
// CHECK-NEXT: }

// -----

llvm.func @f(i32, ...)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(i32, ...)
// CHECK-NEXT: }

// -----

llvm.func @f(%a: i32, ...) { llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func @f([[ARG0:%[^ ]+]]: i32, ...) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f() -> !llvm.void

// CHECK: module {
// CHECK-NEXT:   llvm.func @f()
// CHECK-NEXT: }

// -----

llvm.func @f(i32 {llvm.noundef}) -> (i32 {llvm.noundef})

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(i32 {llvm.noundef}) -> (i32 {llvm.noundef})
// CHECK-NEXT: }

// -----

llvm.func @f(!llvm.ptr {llvm.byval = i32})

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(!llvm.ptr {llvm.byval = i32})
// CHECK-NEXT: }

// -----

llvm.func @f(!llvm.ptr {llvm.align = 4 : i64})

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(!llvm.ptr {llvm.align = 4 : i64})
// CHECK-NEXT: }

// -----

llvm.func @f(i32 {llvm.zeroext, llvm.signext})

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(i32 {llvm.signext, llvm.zeroext})
// CHECK-NEXT: }

// -----

llvm.func @f(i32 {llvm.foo})

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(i32 {llvm.foo})
// CHECK-NEXT: }

// -----

llvm.func @f(!llvm.ptr {llvm.dereferenceable = 4})

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(!llvm.ptr {llvm.dereferenceable = 4 : i64})
// CHECK-NEXT: }

// -----

llvm.func @f(i32 {llvm.range = #llvm.constant_range<i32, 0, 4>})

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(i32 {llvm.range = #llvm.constant_range<i32, 0, 4>})
// CHECK-NEXT: }

// -----

llvm.func @f(!llvm.ptr {llvm.nofpclass = 3})

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(!llvm.ptr {llvm.nofpclass = 3 : i64})
// CHECK-NEXT: }

// -----

llvm.func @f(f32 {llvm.nofpclass = 3 : i64})

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(f32 {llvm.nofpclass = 3 : i64})
// CHECK-NEXT: }

// -----

llvm.func @f() vscale_range(1, 16)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() vscale_range(1, 16)
// CHECK-NEXT: }

// -----

llvm.comdat @c { llvm.comdat_selector @f any } llvm.func @f() comdat(@c::@f)

// CHECK: module {
// CHECK-NEXT:   llvm.comdat @c {
// CHECK-NEXT:     llvm.comdat_selector @f any
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f() comdat(@c::@f)
// CHECK-NEXT: }

// -----

llvm.comdat @c { llvm.comdat_selector @f any  llvm.comdat_selector @g largest }

// CHECK: module {
// CHECK-NEXT:   llvm.comdat @c {
// CHECK-NEXT:     llvm.comdat_selector @f any
// CHECK-NEXT:     llvm.comdat_selector @g largest
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.comdat_selector @f any

// CHECK: module {
// CHECK-NEXT:   llvm.comdat_selector @f any
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {passthrough = ["a", ["b", "c"]]}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() attributes {passthrough = ["a", ["b", "c"]]}
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {passthrough = [3]}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() attributes {passthrough = [3]}
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {passthrough = [["a"]]}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() attributes {passthrough = {{\[\[}}"a"]]}
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {passthrough = 3}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f()
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {memory_effects = 3}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f()
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {personality = @p}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() attributes {personality = @p}
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {personality = 3}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f()
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {garbageCollector = "statepoint"}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() attributes {garbageCollector = "statepoint"}
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {garbageCollector = 3}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f()
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {section = "a", alignment = 16 : i64}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() attributes {alignment = 16 : i64, section = "a"}
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {dso_local}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() attributes {dso_local}
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {dso_local = 3}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f()
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {no_inline, always_inline}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() attributes {always_inline, no_inline}
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {no_inline, optimize_none}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() attributes {no_inline, optimize_none}
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {optimize_none}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() attributes {optimize_none}
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {target_cpu = "a", tune_cpu = "b", target_features = #llvm.target_features<["+a"]>}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() attributes {target_cpu = "a", target_features = #llvm.target_features<["+a"]>, tune_cpu = "b"}
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {target_features = "a"}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f()
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {frame_pointer = #llvm.framePointerKind<all>}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() attributes {frame_pointer = #llvm.framePointerKind<all>}
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {frame_pointer = "all"}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f()
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {uwtable_kind = #llvm.uwtableKind<sync>}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() attributes {uwtable_kind = #llvm.uwtableKind<sync>}
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {vscale_range = 3}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f()
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {function_entry_count = 3 : i64}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() attributes {function_entry_count = 3 : i64}
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {function_entry_count = "a"}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f()
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {foo = 3}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() attributes {foo = 3 : i64}
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {llvm.foo = 3}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() attributes {llvm.foo = 3 : i64}
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {llvm.emit_c_interface}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() attributes {llvm.emit_c_interface}
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {arm_streaming, arm_locally_streaming}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() attributes {arm_locally_streaming, arm_streaming}
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {arm_streaming, arm_streaming_compatible}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() attributes {arm_streaming, arm_streaming_compatible}
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {arm_new_za, arm_preserves_za}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() attributes {arm_new_za, arm_preserves_za}
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {arm_new_za, arm_in_za}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() attributes {arm_in_za, arm_new_za}
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {arm_in_za}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() attributes {arm_in_za}
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {denormal_fp_math = "a", fp_contract = "fast", no_nans_fp_math = true, unsafe_fp_math = 3}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() attributes {denormal_fp_math = "a", fp_contract = "fast", no_nans_fp_math = true, unsafe_fp_math = 3 : i64}
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {prefer_vector_width = "1", stack_protector = 3}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() attributes {prefer_vector_width = "1", stack_protector = 3 : i64}
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {vec_type_hint = #llvm.vec_type_hint<hint = i32>, work_group_size_hint = array<i32: 1>, reqd_work_group_size = array<i32: 1>, intel_reqd_sub_group_size = 3 : i32}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() attributes {intel_reqd_sub_group_size = 3 : i32, reqd_work_group_size = array<i32: 1>, vec_type_hint = #llvm.vec_type_hint<hint = i32>, work_group_size_hint = array<i32: 1>}
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {convergent, no_unwind, will_return, nounwind}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() attributes {convergent, no_unwind, nounwind, will_return}
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {convergent = 1}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f()
// CHECK-NEXT: }

// -----

llvm.func @f() {}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f()
// CHECK-NEXT: }

// -----

llvm.func @f() { llvm.unreachable }

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() {
// CHECK-NEXT:     llvm.unreachable
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f(%a: i32) -> i32 { llvm.return %a : i32 }

// CHECK: module {
// CHECK-NEXT:   llvm.func @f([[ARG0:%[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     llvm.return [[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

"llvm.func"() ({}) {sym_name = "f", function_type = !llvm.func<void ()>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   llvm.func @f()
// CHECK-NEXT: }

// -----

"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>}> ({}) : () -> ()

// CHECK: module {
// CHECK-NEXT:   llvm.func @f()
// CHECK-NEXT: }

// -----

llvm.mlir.global @g() : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @g() {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

llvm.mlir.global @g(1 : i32) : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @g(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

llvm.mlir.global @g(1 : i64) : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @g(1 : i64) {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

llvm.mlir.global @g(1.0 : f32) : f32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @g(1.000000e+00 : f32) {addr_space = 0 : i32} : f32
// CHECK-NEXT: }

// -----

llvm.mlir.global @g(1.0 : f32) : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @g(1.000000e+00 : f32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

llvm.mlir.global @g("abc") : !llvm.array<3 x i8>

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @g("abc") {addr_space = 0 : i32}
// CHECK-NEXT: }

// -----

llvm.mlir.global @g("abc")

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @g("abc") {addr_space = 0 : i32}
// CHECK-NEXT: }

// -----

llvm.mlir.global constant @g(1 : i32) : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external constant @g(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

llvm.mlir.global internal constant @g(1 : i32) : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global internal constant @g(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

llvm.mlir.global thread_local @g(1 : i32) : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external thread_local @g(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

llvm.mlir.global internal thread_local unnamed_addr constant @g(1 : i32) : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global internal thread_local unnamed_addr constant @g(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

llvm.mlir.global hidden @g(1 : i32) : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external hidden @g(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

llvm.mlir.global @g(1 : i32) {addr_space = 3 : i32} : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @g(1 : i32) {addr_space = 3 : i32} : i32
// CHECK-NEXT: }

// -----

llvm.mlir.global @g(1 : i32) {alignment = 8 : i64} : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @g(1 : i32) {addr_space = 0 : i32, alignment = 8 : i64} : i32
// CHECK-NEXT: }

// -----

llvm.mlir.global @g(1 : i32) {section = "a", dso_local} : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @g(1 : i32) {addr_space = 0 : i32, dso_local, section = "a"} : i32
// CHECK-NEXT: }

// -----

llvm.mlir.global @g(1 : i32) {section = 3} : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @g(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

llvm.mlir.global @g(dense<1> : tensor<4xi32>) : !llvm.array<4 x i32>

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @g(dense<1> : tensor<4xi32>) {addr_space = 0 : i32} : !llvm.array<4 x i32>
// CHECK-NEXT: }

// -----

llvm.mlir.global @g(dense<1> : tensor<4xi32>) : !llvm.array<5 x i32>

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @g(dense<1> : tensor<4xi32>) {addr_space = 0 : i32} : !llvm.array<5 x i32>
// CHECK-NEXT: }

// -----

llvm.mlir.global @g(dense<1> : tensor<4xi32>) : vector<4xi32>

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @g(dense<1> : tensor<4xi32>) {addr_space = 0 : i32} : vector<4xi32>
// CHECK-NEXT: }

// -----

llvm.mlir.global @g(dense<1> : vector<4xi32>) : vector<4xi32>

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @g(dense<1> : vector<4xi32>) {addr_space = 0 : i32} : vector<4xi32>
// CHECK-NEXT: }

// -----

llvm.mlir.global @g([1 : i32, 2 : i32]) : !llvm.array<2 x i32>

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @g([1 : i32, 2 : i32]) {addr_space = 0 : i32} : !llvm.array<2 x i32>
// CHECK-NEXT: }

// -----

llvm.mlir.global @g([1 : i32, 2 : i32]) : !llvm.struct<(i32, i32)>

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @g([1 : i32, 2 : i32]) {addr_space = 0 : i32} : !llvm.struct<(i32, i32)>
// CHECK-NEXT: }

// -----

llvm.mlir.global @g([1 : i32]) : !llvm.struct<(i32, i32)>

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @g([1 : i32]) {addr_space = 0 : i32} : !llvm.struct<(i32, i32)>
// CHECK-NEXT: }

// -----

llvm.mlir.global @g(unit) : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @g(unit) {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

llvm.mlir.global @g(@f) : !llvm.ptr

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @g(@f) {addr_space = 0 : i32} : !llvm.ptr
// CHECK-NEXT: }

// -----

llvm.mlir.global @g(i32) : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @g(i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

llvm.mlir.global @g(#llvm.zero) : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @g(#llvm.zero) {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

llvm.mlir.global @g(#llvm.undef) : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @g(#llvm.undef) {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

llvm.mlir.global @g(#llvm.poison) : !llvm.ptr

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @g(#llvm.poison) {addr_space = 0 : i32} : !llvm.ptr
// CHECK-NEXT: }

// -----

llvm.mlir.global @g() : !llvm.func<void ()>

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @g() {addr_space = 0 : i32} : !llvm.func<void ()>
// CHECK-NEXT: }

// -----

llvm.mlir.global @g() : !llvm.struct<"a", opaque>

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @g() {addr_space = 0 : i32} : !llvm.struct<"a", opaque>
// CHECK-NEXT: }

// -----

llvm.mlir.global @g() : !llvm.target<"spirv.Image">

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @g() {addr_space = 0 : i32} : !llvm.target<"spirv.Image">
// CHECK-NEXT: }

// -----

llvm.mlir.global @g() : !llvm.x86_amx

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @g() {addr_space = 0 : i32} : !llvm.x86_amx
// CHECK-NEXT: }

// -----

llvm.mlir.global @g() : i32 { %0 = llvm.mlir.constant(1 : i32) : i32  llvm.return %0 : i32 }

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @g() {addr_space = 0 : i32} : i32 {
// CHECK-NEXT:     [[V0:%[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     llvm.return [[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.mlir.global @g() : i32 {}

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @g() {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

llvm.mlir.global @g() {foo = 3} : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @g() {addr_space = 0 : i32, foo = 3 : i64} : i32
// CHECK-NEXT: }

// -----

llvm.mlir.global @g() {llvm.foo = 3} : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @g() {addr_space = 0 : i32, llvm.foo = 3 : i64} : i32
// CHECK-NEXT: }

// -----

llvm.mlir.global @g() {constant} : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external constant @g() {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

llvm.mlir.global common @g(0 : i32) : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global common @g(0 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

llvm.mlir.global appending @g(dense<0> : tensor<2xi32>) : !llvm.array<2 x i32>

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global appending @g(dense<0> : tensor<2xi32>) {addr_space = 0 : i32} : !llvm.array<2 x i32>
// CHECK-NEXT: }

// -----

llvm.mlir.global @g() {dbg_exprs = []} : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @g() {addr_space = 0 : i32, dbg_exprs = []} : i32
// CHECK-NEXT: }

// -----

llvm.mlir.alias @a : i32 { %0 = llvm.mlir.addressof @g : !llvm.ptr llvm.return %0 : !llvm.ptr } llvm.mlir.global @g() : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.alias external @a : i32 {
// CHECK-NEXT:     [[V0:%[^ ]+]] = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT:     llvm.return [[V0]] : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.mlir.global external @g() {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

llvm.mlir.alias internal @a : i32 { %0 = llvm.mlir.addressof @g : !llvm.ptr llvm.return %0 : !llvm.ptr } llvm.mlir.global @g() : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.alias internal @a : i32 {
// CHECK-NEXT:     [[V0:%[^ ]+]] = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT:     llvm.return [[V0]] : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.mlir.global external @g() {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

llvm.mlir.ifunc @i : !llvm.func<void ()>, !llvm.ptr @r llvm.func @r() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr @r
// CHECK-NEXT:   llvm.func @r() -> !llvm.ptr {
// CHECK-NEXT:     [[V0:%[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     llvm.return [[V0]] : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.mlir.ifunc @i : i32, !llvm.ptr @r llvm.func @r() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.ifunc external @i : i32, !llvm.ptr @r
// CHECK-NEXT:   llvm.func @r() -> !llvm.ptr {
// CHECK-NEXT:     [[V0:%[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     llvm.return [[V0]] : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = [#llvm.zero] llvm.func @f() { llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = [#llvm.zero]
// CHECK-NEXT:   llvm.func @f() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = [@f] llvm.func @f() { llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = [@f]
// CHECK-NEXT:   llvm.func @f() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.mlir.global_ctors ctors = [], priorities = [], data = []

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global_ctors ctors = [], priorities = [], data = []
// CHECK-NEXT: }

// -----

llvm.mlir.global_dtors dtors = [@f], priorities = [0 : i32], data = [#llvm.zero] llvm.func @f() { llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global_dtors dtors = [@f], priorities = [0 : i32], data = [#llvm.zero]
// CHECK-NEXT:   llvm.func @f() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>]

// CHECK: module {
// CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>]
// CHECK-NEXT: }

// -----

llvm.module_flags []

// CHECK: module {
// CHECK-NEXT:   llvm.module_flags []
// CHECK-NEXT: }

// -----

llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @a, to = @b, count = 1>]>]

// CHECK: module {
// CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @a, to = @b, count = 1>]>]
// CHECK-NEXT: }

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "a", "b">]

// CHECK: module {
// CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<error, "a", "b">]
// CHECK-NEXT: }

// -----

llvm.linker_options ["a", "b"]

// CHECK: module {
// CHECK-NEXT:   llvm.linker_options ["a", "b"]
// CHECK-NEXT: }

// -----

llvm.linker_options []

// CHECK: module {
// CHECK-NEXT:   llvm.linker_options []
// CHECK-NEXT: }

// -----

llvm.func @f() attributes {arg_attrs = []}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f()
// CHECK-NEXT: }

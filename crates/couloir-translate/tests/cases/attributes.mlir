llvm.func @a(%0: i32 {llvm.signext, llvm.noundef}, %p: !llvm.ptr {llvm.noalias, llvm.align = 8 : i64, llvm.byval = i32, llvm.dereferenceable = 4 : i64, llvm.nocapture, llvm.readonly}) -> (i32 {llvm.zeroext}) attributes {passthrough = ["noinline", ["alignstack","4"], ["key","value"], "foo"], no_unwind, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, target_cpu = "x", frame_pointer = #llvm.framePointerKind<all>, no_infs_fp_math = true, section = "s", alignment = 16 : i64, garbageCollector = "gc", vscale_range = #llvm.vscale_range<minRange = 1, maxRange = 16>, target_features = #llvm.target_features<["+sse", "-a"]>, function_entry_count = 42 : i64, uwtable_kind = #llvm.uwtableKind<async>} {
  llvm.return %0 : i32
}
llvm.func fastcc @b() 
llvm.func linkonce_odr @cc(%c : i1, %x: i32) comdat(@__llvm_comdat::@cc) {
  llvm.cond_br %c weights([1, 2]), ^a, ^b {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>}
^a:
  llvm.call fastcc @b() : () -> ()
  llvm.switch %x : i32, ^b [ 1: ^c, -2: ^c ] {branch_weights = array<i32: 1,2,3>}
^b:
  llvm.return
^c:
  llvm.unreachable
}
llvm.comdat @__llvm_comdat { llvm.comdat_selector @cc any }
llvm.mlir.global_ctors ctors = [@cc], priorities = [1 : i32], data = [#llvm.zero]
llvm.mlir.global weak thread_local unnamed_addr @tl(1.0 : f32) {section = "x"} : f32
llvm.mlir.alias external @al : f32 { %0 = llvm.mlir.addressof @tl : !llvm.ptr llvm.return %0 : !llvm.ptr }

#access_group = #llvm.access_group<id = distinct[0]<>>
#access_group1 = #llvm.access_group<id = distinct[1]<>>
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[2]<>, description = "domain">
#loop_interleave = #llvm.loop_interleave<count = 2 : i32>
#loop_unroll = #llvm.loop_unroll<disable = false>
#loop_vectorize = #llvm.loop_vectorize<width = 4 : i32>
#loop_vectorize1 = #llvm.loop_vectorize<disable = false>
#tbaa_root = #llvm.tbaa_root<id = "root">
#alias_scope = #llvm.alias_scope<id = distinct[3]<>, domain = #alias_scope_domain, description = "scope">
#alias_scope1 = #llvm.alias_scope<id = distinct[4]<>, domain = #alias_scope_domain>
#loop_annotation = #llvm.loop_annotation<vectorize = #loop_vectorize, parallelAccesses = #access_group, #access_group1>
#loop_annotation1 = #llvm.loop_annotation<vectorize = #loop_vectorize1, unroll = #loop_unroll, isVectorized = true>
#loop_annotation2 = #llvm.loop_annotation<interleave = #loop_interleave>
#loop_vectorize2 = #llvm.loop_vectorize<followupAll = #loop_annotation2>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_root, 0>}>
#loop_annotation3 = #llvm.loop_annotation<vectorize = #loop_vectorize2, interleave = #loop_interleave>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "struct", members = {<#tbaa_type_desc, 0>, <#tbaa_type_desc, 4>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc, offset = 4, constant = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.commandline = "cmd", llvm.dependent_libraries = ["lib"], llvm.ident = "clang", llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global external @g(0 : i32) {addr_space = 0 : i32} : i32
  llvm.linker_options ["-l", "x"]
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<warning, "foo", "bar">]
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr) attributes {function_entry_count = 42 : i64} {
    %0 = llvm.mlir.constant(false) : i1
    %1 = llvm.mlir.constant(dense<false> : vector<4xi1>) : vector<4xi1>
    %2 = llvm.mlir.poison : vector<4xi32>
    %3 = llvm.mlir.constant(true) : i1
    %4 = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
    %5 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %6 = llvm.load %arg0 {access_groups = [#access_group], alias_scopes = [#alias_scope], alignment = 4 : i64, noalias_scopes = [#alias_scope1]} : !llvm.ptr -> i32
    %7 = llvm.load %arg0 invariant_group dereferenceable<bytes = 8> {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %6, %arg1 {access_groups = [#access_group, #access_group1], alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.intr.experimental.noalias.scope.decl #alias_scope
    %8 = llvm.call @h(%arg0) {alias_scopes = [#alias_scope], memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, tbaa = [#tbaa_tag]} : (!llvm.ptr) -> i32
    %9 = llvm.intr.masked.load %arg0, %1, %2 {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
    llvm.intr.masked.store %9, %arg0, %4 {alignment = 8 : i32} : vector<4xi32>, vector<4xi1> into !llvm.ptr
    %10 = llvm.intr.experimental.constrained.fptrunc %5 tonearest strict : f64 to f32
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %3, ^bb1, ^bb2 {loop_annotation = #loop_annotation}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @h(!llvm.ptr) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}
  llvm.func @loops(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation1}
  ^bb2:  // 2 preds: ^bb1, ^bb2
    llvm.cond_br %arg0, ^bb2, ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb3
    llvm.cond_br %arg0, ^bb3, ^bb4 {loop_annotation = #loop_annotation3}
  ^bb4:  // pred: ^bb3
    llvm.return
  }
}

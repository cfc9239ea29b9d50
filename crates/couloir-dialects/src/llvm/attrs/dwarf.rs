//! The names of the DWARF standard that debug information may use, without
//! what they start with, in order of their bytes, and their numbers.

/// Whether this is a name of the standard, or of what LLVM adds to it.
pub(super) fn is_name(name: &str) -> bool {
    number(name).is_some()
}

/// The number of a name, such as `DW_TAG_member`.
pub fn number(name: &str) -> Option<u64> {
    TABLES.iter().find_map(|(prefix, names)| {
        let rest = name.strip_prefix(prefix)?;
        let at = names.binary_search_by_key(&rest, |&(name, _)| name).ok()?;
        Some(names.get(at)?.1.into())
    })
}

/// The name that starts so and has this number.
pub fn name(prefix: &str, number: u64) -> Option<String> {
    let (_, names) = TABLES.iter().find(|(start, _)| *start == prefix)?;
    let (name, _) = names.iter().find(|(_, own)| u64::from(*own) == number)?;
    Some(format!("{prefix}{name}"))
}

#[rustfmt::skip]
const TAG: &[(&str, u16)] = &[
    ("ALTIUM_circ_type", 0x5101), ("ALTIUM_mwa_circ_type", 0x5102),
    ("ALTIUM_rev_carry_type", 0x5103), ("ALTIUM_rom", 0x5111), ("APPLE_property", 0x4200),
    ("BORLAND_Delphi_dynamic_array", 0xb002), ("BORLAND_Delphi_set", 0xb003),
    ("BORLAND_Delphi_string", 0xb001), ("BORLAND_Delphi_variant", 0xb004),
    ("BORLAND_property", 0xb000), ("GHS_namespace", 0x8004), ("GHS_template_templ_param", 0x8007),
    ("GHS_using_declaration", 0x8006), ("GHS_using_namespace", 0x8005), ("GNU_BINCL", 0x4104),
    ("GNU_EINCL", 0x4105), ("GNU_call_site", 0x4109), ("GNU_call_site_parameter", 0x410a),
    ("GNU_formal_parameter_pack", 0x4108), ("GNU_template_parameter_pack", 0x4107),
    ("GNU_template_template_param", 0x4106), ("LLVM_annotation", 0x6000),
    ("LLVM_ptrauth_type", 0x4300), ("MIPS_loop", 0x4081), ("PGI_interface_block", 0xa020),
    ("PGI_kanji_type", 0xa000), ("SUN_class_template", 0x4202), ("SUN_codeflags", 0x4206),
    ("SUN_dtor", 0x420b), ("SUN_dtor_info", 0x420a), ("SUN_f90_interface", 0x420c),
    ("SUN_fortran_vax_structure", 0x420d), ("SUN_function_template", 0x4201), ("SUN_hi", 0x42ff),
    ("SUN_indirect_inheritance", 0x4205), ("SUN_memop_info", 0x4207),
    ("SUN_omp_child_func", 0x4208), ("SUN_rtti_descriptor", 0x4209),
    ("SUN_struct_template", 0x4203), ("SUN_union_template", 0x4204), ("access_declaration", 0x23),
    ("array_type", 0x1), ("atomic_type", 0x47), ("base_type", 0x24), ("call_site", 0x48),
    ("call_site_parameter", 0x49), ("catch_block", 0x25), ("class_template", 0x4103),
    ("class_type", 0x2), ("coarray_type", 0x44), ("common_block", 0x1a),
    ("common_inclusion", 0x1b), ("compile_unit", 0x11), ("condition", 0x3f), ("const_type", 0x26),
    ("constant", 0x27), ("dwarf_procedure", 0x36), ("dynamic_type", 0x46), ("entry_point", 0x3),
    ("enumeration_type", 0x4), ("enumerator", 0x28), ("file_type", 0x29),
    ("formal_parameter", 0x5), ("format_label", 0x4101), ("friend", 0x2a),
    ("function_template", 0x4102), ("generic_subrange", 0x45), ("immutable_type", 0x4b),
    ("imported_declaration", 0x8), ("imported_module", 0x3a), ("imported_unit", 0x3d),
    ("inheritance", 0x1c), ("inlined_subroutine", 0x1d), ("interface_type", 0x38), ("label", 0xa),
    ("lexical_block", 0xb), ("member", 0xd), ("module", 0x1e), ("namelist", 0x2b),
    ("namelist_item", 0x2c), ("namespace", 0x39), ("null", 0x0), ("packed_type", 0x2d),
    ("partial_unit", 0x3c), ("pointer_type", 0xf), ("ptr_to_member_type", 0x1f),
    ("reference_type", 0x10), ("restrict_type", 0x37), ("rvalue_reference_type", 0x42),
    ("set_type", 0x20), ("shared_type", 0x40), ("skeleton_unit", 0x4a), ("string_type", 0x12),
    ("structure_type", 0x13), ("subprogram", 0x2e), ("subrange_type", 0x21),
    ("subroutine_type", 0x15), ("template_alias", 0x43), ("template_type_parameter", 0x2f),
    ("template_value_parameter", 0x30), ("thrown_type", 0x31), ("try_block", 0x32),
    ("type_unit", 0x41), ("typedef", 0x16), ("union_type", 0x17),
    ("unspecified_parameters", 0x18), ("unspecified_type", 0x3b), ("variable", 0x34),
    ("variant", 0x19), ("variant_part", 0x33), ("volatile_type", 0x35), ("with_stmt", 0x22),
];

#[rustfmt::skip]
const ATE: &[(&str, u16)] = &[
    ("ASCII", 0x12), ("HP_complex_float", 0x81), ("HP_complex_float128", 0x83),
    ("HP_float128", 0x82), ("HP_floathpintel", 0x84), ("HP_imaginary_float128", 0x86),
    ("HP_imaginary_float90", 0x85), ("UCS", 0x11), ("UTF", 0x10), ("address", 0x1),
    ("boolean", 0x2), ("complex_float", 0x3), ("decimal_float", 0xf), ("edited", 0xc),
    ("float", 0x4), ("imaginary_float", 0x9), ("numeric_string", 0xb), ("packed_decimal", 0xa),
    ("signed", 0x5), ("signed_char", 0x6), ("signed_fixed", 0xd), ("unsigned", 0x7),
    ("unsigned_char", 0x8), ("unsigned_fixed", 0xe),
];

#[rustfmt::skip]
const LANG: &[(&str, u16)] = &[
    ("Ada2005", 0x2e), ("Ada2012", 0x2f), ("Ada83", 0x3), ("Ada95", 0xd), ("Assembly", 0x31),
    ("BLISS", 0x25), ("BORLAND_Delphi", 0xb000), ("C", 0x2), ("C11", 0x1d), ("C17", 0x2c),
    ("C89", 0x1), ("C99", 0xc), ("CPP_for_OpenCL", 0x38), ("C_plus_plus", 0x4),
    ("C_plus_plus_03", 0x19), ("C_plus_plus_11", 0x1a), ("C_plus_plus_14", 0x21),
    ("C_plus_plus_17", 0x2a), ("C_plus_plus_20", 0x2b), ("C_sharp", 0x32), ("Cobol74", 0x5),
    ("Cobol85", 0x6), ("Crystal", 0x28), ("D", 0x13), ("Fortran03", 0x22), ("Fortran08", 0x23),
    ("Fortran18", 0x2d), ("Fortran77", 0x7), ("Fortran90", 0x8), ("Fortran95", 0xe),
    ("GLSL", 0x34), ("GLSL_ES", 0x35), ("GOOGLE_RenderScript", 0x8e57), ("Go", 0x16),
    ("HIP", 0x30), ("HLSL", 0x36), ("Haskell", 0x18), ("Hylo", 0x42), ("Java", 0xb),
    ("Julia", 0x1f), ("Kotlin", 0x26), ("Metal", 0x3d), ("Mips_Assembler", 0x8001),
    ("Modula2", 0xa), ("Modula3", 0x17), ("Mojo", 0x33), ("Move", 0x41), ("OCaml", 0x1b),
    ("ObjC", 0x10), ("ObjC_plus_plus", 0x11), ("OpenCL", 0x15), ("OpenCL_CPP", 0x37),
    ("PLI", 0xf), ("Pascal83", 0x9), ("Python", 0x14), ("RenderScript", 0x24), ("Ruby", 0x40),
    ("Rust", 0x1c), ("SYCL", 0x39), ("Swift", 0x1e), ("UPC", 0x12), ("Zig", 0x27),
];

#[rustfmt::skip]
const CC: &[(&str, u16)] = &[
    ("BORLAND_fastcall", 0xb6), ("BORLAND_msfastcall", 0xb3), ("BORLAND_msreturn", 0xb4),
    ("BORLAND_pascal", 0xb2), ("BORLAND_safecall", 0xb0), ("BORLAND_stdcall", 0xb1),
    ("BORLAND_thiscall", 0xb5), ("GDB_IBM_OpenCL", 0xff), ("GNU_borland_fastcall_i386", 0x41),
    ("GNU_renesas_sh", 0x40), ("LLVM_AAPCS", 0xc3), ("LLVM_AAPCS_VFP", 0xc4),
    ("LLVM_DeviceKernel", 0xc7), ("LLVM_IntelOclBicc", 0xc5), ("LLVM_M68kRTD", 0xcc),
    ("LLVM_PreserveAll", 0xca), ("LLVM_PreserveMost", 0xc9), ("LLVM_PreserveNone", 0xcd),
    ("LLVM_RISCVVLSCall", 0xd0), ("LLVM_RISCVVectorCall", 0xce), ("LLVM_SpirFunction", 0xc6),
    ("LLVM_Swift", 0xc8), ("LLVM_SwiftTail", 0xcf), ("LLVM_Win64", 0xc1),
    ("LLVM_X86RegCall", 0xcb), ("LLVM_X86_64SysV", 0xc2), ("LLVM_vectorcall", 0xc0),
    ("nocall", 0x3), ("normal", 0x1), ("pass_by_reference", 0x4), ("pass_by_value", 0x5),
    ("program", 0x2),
];

#[rustfmt::skip]
const OP: &[(&str, u16)] = &[
    ("APPLE_uninit", 0xf0), ("GNU_addr_index", 0xfb), ("GNU_const_index", 0xfc),
    ("GNU_entry_value", 0xf3), ("GNU_implicit_pointer", 0xf2), ("GNU_push_tls_address", 0xe0),
    ("HP_fltconst4", 0xe2), ("HP_fltconst8", 0xe3), ("HP_is_value", 0xe1), ("HP_mod_range", 0xe4),
    ("HP_tls", 0xe6), ("HP_unmod_range", 0xe5), ("INTEL_bit_piece", 0xe8), ("LLVM_arg", 0x1005),
    ("LLVM_convert", 0x1001), ("LLVM_entry_value", 0x1003), ("LLVM_extract_bits_sext", 0x1006),
    ("LLVM_extract_bits_zext", 0x1007), ("LLVM_fragment", 0x1000),
    ("LLVM_implicit_pointer", 0x1004), ("LLVM_tag_offset", 0x1002), ("LLVM_user", 0xe9),
    ("PGI_omp_thread_num", 0xf8), ("WASM_location", 0xed), ("WASM_location_int", 0xee),
    ("abs", 0x19), ("addr", 0x3), ("addrx", 0xa1), ("and", 0x1a), ("bit_piece", 0x9d),
    ("bra", 0x28), ("breg0", 0x70), ("breg1", 0x71), ("breg10", 0x7a), ("breg11", 0x7b),
    ("breg12", 0x7c), ("breg13", 0x7d), ("breg14", 0x7e), ("breg15", 0x7f), ("breg16", 0x80),
    ("breg17", 0x81), ("breg18", 0x82), ("breg19", 0x83), ("breg2", 0x72), ("breg20", 0x84),
    ("breg21", 0x85), ("breg22", 0x86), ("breg23", 0x87), ("breg24", 0x88), ("breg25", 0x89),
    ("breg26", 0x8a), ("breg27", 0x8b), ("breg28", 0x8c), ("breg29", 0x8d), ("breg3", 0x73),
    ("breg30", 0x8e), ("breg31", 0x8f), ("breg4", 0x74), ("breg5", 0x75), ("breg6", 0x76),
    ("breg7", 0x77), ("breg8", 0x78), ("breg9", 0x79), ("bregx", 0x92), ("call2", 0x98),
    ("call4", 0x99), ("call_frame_cfa", 0x9c), ("call_ref", 0x9a), ("const1s", 0x9),
    ("const1u", 0x8), ("const2s", 0xb), ("const2u", 0xa), ("const4s", 0xd), ("const4u", 0xc),
    ("const8s", 0xf), ("const8u", 0xe), ("const_type", 0xa4), ("consts", 0x11), ("constu", 0x10),
    ("constx", 0xa2), ("convert", 0xa8), ("deref", 0x6), ("deref_size", 0x94),
    ("deref_type", 0xa6), ("div", 0x1b), ("drop", 0x13), ("dup", 0x12), ("entry_value", 0xa3),
    ("eq", 0x29), ("fbreg", 0x91), ("form_tls_address", 0x9b), ("ge", 0x2a), ("gt", 0x2b),
    ("implicit_pointer", 0xa0), ("implicit_value", 0x9e), ("le", 0x2c), ("lit0", 0x30),
    ("lit1", 0x31), ("lit10", 0x3a), ("lit11", 0x3b), ("lit12", 0x3c), ("lit13", 0x3d),
    ("lit14", 0x3e), ("lit15", 0x3f), ("lit16", 0x40), ("lit17", 0x41), ("lit18", 0x42),
    ("lit19", 0x43), ("lit2", 0x32), ("lit20", 0x44), ("lit21", 0x45), ("lit22", 0x46),
    ("lit23", 0x47), ("lit24", 0x48), ("lit25", 0x49), ("lit26", 0x4a), ("lit27", 0x4b),
    ("lit28", 0x4c), ("lit29", 0x4d), ("lit3", 0x33), ("lit30", 0x4e), ("lit31", 0x4f),
    ("lit4", 0x34), ("lit5", 0x35), ("lit6", 0x36), ("lit7", 0x37), ("lit8", 0x38),
    ("lit9", 0x39), ("lt", 0x2d), ("minus", 0x1c), ("mod", 0x1d), ("mul", 0x1e), ("ne", 0x2e),
    ("neg", 0x1f), ("nop", 0x96), ("not", 0x20), ("or", 0x21), ("over", 0x14), ("pick", 0x15),
    ("piece", 0x93), ("plus", 0x22), ("plus_uconst", 0x23), ("push_object_address", 0x97),
    ("reg0", 0x50), ("reg1", 0x51), ("reg10", 0x5a), ("reg11", 0x5b), ("reg12", 0x5c),
    ("reg13", 0x5d), ("reg14", 0x5e), ("reg15", 0x5f), ("reg16", 0x60), ("reg17", 0x61),
    ("reg18", 0x62), ("reg19", 0x63), ("reg2", 0x52), ("reg20", 0x64), ("reg21", 0x65),
    ("reg22", 0x66), ("reg23", 0x67), ("reg24", 0x68), ("reg25", 0x69), ("reg26", 0x6a),
    ("reg27", 0x6b), ("reg28", 0x6c), ("reg29", 0x6d), ("reg3", 0x53), ("reg30", 0x6e),
    ("reg31", 0x6f), ("reg4", 0x54), ("reg5", 0x55), ("reg6", 0x56), ("reg7", 0x57),
    ("reg8", 0x58), ("reg9", 0x59), ("regval_type", 0xa5), ("regx", 0x90), ("reinterpret", 0xa9),
    ("rot", 0x17), ("shl", 0x24), ("shr", 0x25), ("shra", 0x26), ("skip", 0x2f),
    ("stack_value", 0x9f), ("swap", 0x16), ("xderef", 0x18), ("xderef_size", 0x95),
    ("xderef_type", 0xa7), ("xor", 0x27),
];

/// Names and numbers by what the names start with.
const TABLES: &[(&str, &[(&str, u16)])] =
    &[("DW_TAG_", TAG), ("DW_ATE_", ATE), ("DW_LANG_", LANG), ("DW_CC_", CC), ("DW_OP_", OP)];
